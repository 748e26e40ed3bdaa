import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calendarAddress } from '#city/events/event-files.ts'
import { hour } from '#language/dates/durations.ts'
import { locales } from '#language/locales.ts'
import { loadSite } from '#server/http/site.ts'
import { openSqliteStore } from '#server/open-store.ts'
import { href } from '#site/addresses.ts'
import { type ListName, nothingAnnounced } from '#site/announced.ts'
import { readEntries } from '#words/registers.ts'
import { buildCopy, copySite } from '../support/site-copy.ts'

const [quote] = readEntries.testimonials()
const [story] = readEntries.stories()
const [event] = readEntries.events()
const [provider] = readEntries.providers()

/** What nobody reads any more, in whichever file. */
const words = [
  ...locales.flatMap((locale) => [
    quote?.text[locale] ?? '',
    story?.story[locale] ?? '',
    story?.quote[locale] ?? '',
    event?.description[locale] ?? '',
  ]),
  provider?.name ?? '',
]

let folder: string

/** A build beside a store in which the desk has announced all that it can. */
beforeAll(async () => {
  folder = await copySite()
  const data = join(folder, 'var')
  await mkdir(data)
  const store = await openSqliteStore(data)
  const [now, author] = [Date.now(), 'Rosa']
  const takeDown = (list: ListName, id = '') => store.announced.takeDown({ list, id, author, now })
  await takeDown('testimonials', quote?.id)
  await takeDown('stories', story?.id)
  await takeDown('events', event?.id)
  await takeDown('providers', provider?.id)
  const text = { en: 'Closed today: smoke', es: 'Hoy cerramos por el humo' }
  const notice = { id: 'smoke', text, begins: now, ends: now + 24 * hour, closes: true }
  await store.announced.postNotice({ notice, author })
  const date = new Date(now + 72 * hour).toISOString().slice(0, 10)
  const name = { en: 'Staff training', es: 'Capacitación' }
  await store.announced.setDay({ day: { date, shifts: [], name }, author, now })
  await store.close()
  await buildCopy(folder)
}, 300_000)
afterAll(() => rm(folder, { recursive: true }))

const read = (file: string) => readFile(join(folder, 'dist', file), 'utf8')

test('a build leaves out what was taken down, in every file that may be sent', async () => {
  const files = await readdir(join(folder, 'dist'), { recursive: true })
  const sent = files.filter(
    (file) => /\.(?:html|xml|ics|json|txt|js)$/.test(file) && !file.startsWith('_live'),
  )
  expect(sent.length).toBeGreaterThan(500)
  for (const file of sent) {
    const text = await read(file)
    for (const each of words) if (text.includes(each)) expect.fail(`${file} has "${each}"`)
  }
  expect(await read(calendarAddress('es', event?.id))).not.toContain('VEVENT')
})

test('a page of a static host has the notice until it ends, and the days', async () => {
  for (const locale of locales) {
    const home = await read(`${href('home', locale)}/index.html`)
    expect(home).toContain(locale === 'en' ? 'Closed today: smoke' : 'Hoy cerramos por el humo')
    expect(home).toContain(locale === 'en' ? 'Until ' : 'Hasta el ')
    const contact = await read(`${href('contact', locale)}/index.html`)
    expect(contact).toContain(locale === 'en' ? 'Closed: Staff training' : 'Cerrado: Capacitación')
    expect(contact).toContain('"opens":"00:00","closes":"00:00"')
    const help = await read(`${href('immediate-help', locale)}/index.html`)
    expect(help.indexOf('class="notice"')).toBeGreaterThan(help.indexOf('<h1'))
  }
})

test('nobody finds every page by the words of a notice', async () => {
  expect(await read('search/en.json')).not.toContain('"smoke"')
  expect(await read('search/es.json')).not.toContain('"humo"')
})

test('a server shows at once what was put back after the build', async () => {
  const site = await loadSite({
    ...{ folder: join(folder, 'dist'), redirects: [], clock: Date.now },
    announced: () => nothingAnnounced,
  })
  const ask = async (target: string) =>
    String(
      (await site.answer({ method: 'GET', target, headers: {}, transport: 'plain' })).body,
    ).replaceAll('&#x27;', "'")
  expect(await ask(href('real-stories', 'en'))).toContain(story?.quote.en)
  expect(await ask(href('home', 'es'))).toContain(quote?.text.es)
  expect(await ask(href('providers', 'en'))).toContain(provider?.name)
  for (const address of [calendarAddress('en'), calendarAddress('es', event?.id)]) {
    expect(await ask(address)).toContain('BEGIN:VEVENT')
  }
  expect(await ask(href('home', 'en'))).not.toContain('class="notice"')
})
