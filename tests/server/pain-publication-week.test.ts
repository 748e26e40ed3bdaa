import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { day } from '#dates/durations.ts'
import { chooseReports, publishIfDue, weekOf } from '#server/pain-publication-week.ts'
import type { KeptPainReport } from '#server/store/pain-reports.ts'
import { openSqliteStore } from '#server/store/sqlite.ts'
import type { Store } from '#server/store/store.ts'
import { createTestClock, createTestLog, makeFolder } from '../support/server.ts'

const answers = {
  district: '1',
  regions: ['neck'],
  worst: 1,
  since: 'under-week',
  mode: 'car',
} as const

/** A store of its own on a Wednesday, 4 March 2026. */
async function setup() {
  const folder = await makeFolder()
  const store = await openSqliteStore(folder)
  onTestFinished(() => store.close())
  const file = new DatabaseSync(path.join(folder, 'site.db'))
  onTestFinished(() => file.close())
  const { events, log } = createTestLog()
  const clock = createTestClock()
  return {
    clock,
    events,
    /** The database, as another program would open it. */
    file,
    store,
    async sendReports(count: number) {
      const week = weekOf(clock.now())
      for (let sent = 0; sent < count; sent++) await store.addPainReport({ ...answers, week })
    },
    publish: (published: Store = store) =>
      publishIfDue({ store: published, clock: clock.now, log }),
    async readFigures() {
      const read = await store.readPainFigures(weekOf(clock.now()))
      return read.kind === 'figures' ? JSON.parse(read.published.figures) : read
    },
  }
}

test('a clock that ran years ahead and came back does not stop the publication', async () => {
  const { clock, publish, readFigures, sendReports } = await setup()
  await sendReports(20)
  clock.pass(3 * 365 * day)
  await publish()
  expect(await readFigures()).toMatchObject({ total: 20 })
  clock.pass(-3 * 365 * day)
  expect(await readFigures()).toEqual({ kind: 'none' })
  clock.pass(7 * day)
  await sendReports(20)
  await publish()
  expect(await readFigures()).toMatchObject({ week: '2026-03-09', total: 20 })
  clock.pass(3 * 365 * day)
  expect(await readFigures()).toMatchObject({ week: '2026-03-09' })
})

test('what was published stays as it is until the week is over', async () => {
  const { clock, publish, readFigures, sendReports } = await setup()
  await sendReports(20)
  await publish()
  expect(await readFigures()).toEqual({ week: '2026-03-02', status: 'not-enough' })
  clock.pass(5 * day)
  await sendReports(20)
  await publish()
  expect(await readFigures()).toMatchObject({ week: '2026-03-09', total: 20 })
  clock.pass(6 * day)
  await publish()
  expect(await readFigures()).toMatchObject({ week: '2026-03-09', total: 20 })
  clock.pass(day)
  await publish()
  expect(await readFigures()).toMatchObject({ week: '2026-03-16', total: 40 })
})

test('a week that has its publication asks for the reports no more', async () => {
  const { clock, publish, store } = await setup()
  let reads = 0
  const counted: Store = {
    ...store,
    readPainReports(week) {
      reads += 1
      return store.readPainReports(week)
    },
  }
  await publish(counted)
  await publish(counted)
  expect(reads).toBe(1)
  clock.pass(7 * day)
  await publish(counted)
  expect(reads).toBe(2)
})

test('all that goes well is not written down', async () => {
  const { events, publish } = await setup()
  await publish()
  await publish()
  expect(events).toEqual([])
})

test('a report that cannot be read stops the publication, and the log says why', async () => {
  const { clock, events, file, publish, readFigures, sendReports } = await setup()
  await sendReports(20)
  file.exec("update pain_reports set mode = 'sleigh'")
  clock.pass(7 * day)
  await publish()
  expect(await readFigures()).toEqual({ kind: 'none' })
  expect(events).toEqual([
    { name: 'pain-figures-not-read', fields: { reason: expect.stringMatching(/pain_reports/) } },
  ])
})

test('figures that cannot be kept are published by the next call', async () => {
  const { events, file, publish, readFigures } = await setup()
  file.exec('begin immediate')
  await publish()
  expect(events).toEqual([
    { name: 'pain-figures-not-stored', fields: { reason: expect.stringMatching(/locked/) } },
  ])
  file.exec('rollback')
  await publish()
  expect(await readFigures()).toMatchObject({ week: '2026-03-02' })
})

test('while the last publication cannot be read there is no other', async () => {
  const { events, file, publish, readFigures } = await setup()
  file.exec('alter table pain_figures rename to lost')
  await publish()
  expect(events).toEqual([
    { name: 'pain-figures-not-read', fields: { reason: expect.stringMatching(/pain_figures/) } },
  ])
  file.exec('alter table lost rename to pain_figures')
  expect(await readFigures()).toEqual({ kind: 'none' })
})

test.each([
  ['2026-03-09T06:59:00Z', '2026-03-02', 'Sunday night in Oakland'],
  ['2026-03-09T07:00:00Z', '2026-03-09', 'Monday at midnight, after the clocks changed'],
  ['2027-01-01T12:00:00Z', '2026-12-28', 'the first of January'],
])('the week of %s begins on %s: %s', (instant, monday) => {
  expect(weekOf(Date.parse(instant))).toBe(monday)
})

test('reports are published by whole weeks and at least twenty at a time', () => {
  const weeks = (...counts: number[]): KeptPainReport[] =>
    counts.flatMap((count, index) =>
      Array.from({ length: count }, () => ({ ...answers, week: `2026-03-0${index + 1}` })),
    )
  expect(chooseReports(weeks(19))).toHaveLength(0)
  expect(chooseReports(weeks(19, 1))).toHaveLength(20)
  expect(chooseReports(weeks(25, 19))).toHaveLength(25)
  expect(chooseReports(weeks(25, 19, 3))).toHaveLength(47)
  expect(chooseReports([])).toHaveLength(0)
})
