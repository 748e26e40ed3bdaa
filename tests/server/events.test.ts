import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseAtomFeed } from 'feedsmith'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeLiveBundle } from '#builder/live-bundle.ts'
import { feedAddress } from '#city/events/event-files.ts'
import { type Locale, locales } from '#language/locales.ts'
import { readLiveData } from '#screens/live/live-data.ts'
import { liveFiles, liveFolder } from '#screens/live/live-folder.ts'
import { loadSite } from '#server/http/site.ts'
import { href } from '#site/addresses.ts'
import { marked } from '#site/live-marks.ts'
import { securityTextAddress } from '#site/security-text.ts'
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
  for (const address of [...locales.map(feedAddress), securityTextAddress]) {
    await mkdir(path.dirname(path.join(folder, address)), { recursive: true })
    await writeFile(path.join(folder, address), 'as built')
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
    async read(locale: Locale, target = href('events', locale)) {
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

const daysTried = [
  '2026-11-24',
  '2026-12-25',
  '2027-01-02',
  '2027-03-14',
  '2027-05-22',
  '2027-06-15',
  '2028-02-29',
  '2031-06-01',
]

/** The events of the list were confirmed on November 22, 2026, so this is the last day of their rules. */
const lapses = '2027-05-22'
/** The last of their dates until then, and the one of the yearly walk. */
const [lastDate, lastWalk] = ['2027-05-15', '2027-03-20']

test.each(daysTried)('on %s nothing is told that is over or that nobody confirmed', async (day) => {
  const now = Date.parse(`${day}T12:00:00-08:00`)
  const { read } = await serveAt(`${day}T12:00:00-08:00`)
  for (const locale of locales) {
    const html = await read(locale)
    const { listed, told } = endsIn(html)
    expect(told).toEqual(listed)
    expect([...listed, ...told].filter((end) => end <= now)).toEqual([])
    expect(listed.length > 0).toBe(day <= lastDate)
    expect(html.match(/events-unconfirmed/g)?.length ?? 0).toBe(day <= lastWalk ? 0 : 1)

    const feed = parseAtomFeed(await read(locale, feedAddress(locale)))
    const days = (feed.entries ?? []).flatMap(({ id = '' }) => /\d{4}-\d\d-\d\d$/.exec(id) ?? [])
    const [unconfirmed, dates] = [
      days.filter((end) => end === lapses),
      days.filter((end) => end !== lapses),
    ]
    expect(unconfirmed).toHaveLength(day <= lapses ? 0 : 7)
    expect(dates.length > 0).toBe(day <= lastDate)
    expect(feed.title?.value).toMatch(/\((sample|ejemplo)\)$/)
  }
  const [, expires = ''] = /^Expires: (.*)$/m.exec(await read('en', securityTextAddress)) ?? []
  const left = (Date.parse(expires) - now) / 86_400_000
  expect(left).toBeGreaterThan(150)
  expect(left).toBeLessThan(365)
})

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
