import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeLiveBundle } from '#builder/live-bundle.ts'
import { type Locale, locales } from '#language/locales.ts'
import { readLiveData } from '#screens/live/live-data.ts'
import { liveFiles, liveFolder } from '#screens/live/live-folder.ts'
import { marked } from '#screens/live/marks.ts'
import { loadSite } from '#server/http/site.ts'
import { href } from '#site/addresses.ts'
import { headerOf } from '../support/header-of.ts'

const page = (locale: Locale) =>
  `<!doctype html><html lang="${locale}"><body>${headerOf('events', locale)}${marked('events', 'as built')}</body></html>`

let folder = ''

/** The calendar as the build leaves it. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'clinic-site-'))
  await writeFile(path.join(folder, 'index.html'), '<p>Home</p>')
  for (const locale of locales) {
    const calendar = path.join(folder, href('events', locale))
    await mkdir(calendar, { recursive: true })
    await writeFile(path.join(calendar, 'index.html'), page(locale))
  }
  await writeLiveBundle(folder)
  await writeFile(path.join(folder, liveFolder, liveFiles.data), JSON.stringify(readLiveData()))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** A server on that calendar at another time. */
async function serveAt(when: string) {
  let now = Date.parse(when)
  const site = await loadSite({ folder, redirects: [], clock: () => now })
  return {
    pass: (later: string) => {
      now = Date.parse(later)
    },
    async read(locale: Locale) {
      const target = href('events', locale)
      const answer = await site.answer({ method: 'GET', target, headers: {}, transport: 'plain' })
      return String(answer.body)
    },
  }
}

/** When the dates of the list, and those that search engines are told, are over. */
function endsIn(html: string) {
  const listed = [...html.matchAll(/data-over="(\d+)"/g)].map(([, end]) => Number(end))
  const told = [...html.matchAll(/"endDate":"([^"]+)"/g)].map(([, end = '']) => Date.parse(end))
  return { listed, told }
}

test.each(locales)(
  'in June 2027 the server shows what is to come then and nothing past (%s)',
  async (locale) => {
    const june = '2027-06-15T12:00:00-07:00'
    const { read } = await serveAt(june)
    const { listed, told } = endsIn(await read(locale))
    expect(listed.length).toBeGreaterThan(10)
    expect(told).toEqual(listed)
    expect(Math.min(...listed)).toBeGreaterThan(Date.parse(june))
  },
)

test('a date leaves the answer in the minute in which it ends, by the clocks of Oakland', async () => {
  const { pass, read } = await serveAt('2026-12-08T19:29:59-08:00')
  expect(endsIn(await read('en')).told[0]).toBe(Date.parse('2026-12-08T19:30:00-08:00'))
  pass('2026-12-08T19:30:00-08:00')
  const { listed, told } = endsIn(await read('en'))
  expect(told[0]).toBe(Date.parse('2026-12-09T19:30:00-08:00'))
  expect(listed[0]).toBe(told[0])
})

test.each([
  ['the end of daylight saving', '2026-10-31T23:00:00-07:00', '2026-11-01T23:00:00-08:00'],
  ['the end of the year', '2026-12-31T23:59:00-08:00', '2027-01-01T00:01:00-08:00'],
  ['the start of daylight saving', '2027-03-13T23:59:00-08:00', '2027-03-14T04:00:00-07:00'],
])('the list goes on over %s', async (_, before, after) => {
  const { pass, read } = await serveAt(before)
  const first = endsIn(await read('es')).told
  pass(after)
  const then = endsIn(await read('es')).told
  expect(then.filter((end) => end <= Date.parse(after))).toEqual([])
  expect(first.filter((end) => end > Date.parse(after) && !then.includes(end))).toEqual([])
})
