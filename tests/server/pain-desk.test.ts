import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { PainReport } from '#contracts/pain-report/contract.ts'
import { runDesk } from '#desk/desk.ts'
import { openPostgresStore } from '#server/store/postgres.ts'
import { openSqliteStore } from '#server/store/sqlite.ts'
import type { Store } from '#server/store/store.ts'
import { findStartedPostgres } from '../support/postgres-server.ts'
import { makeFolder } from '../support/server.ts'
import { makePainReport } from './store-contract.ts'

const postgres = findStartedPostgres()
const november = Date.UTC(2026, 10, 22, 20)

function closeLater(store: Store) {
  onTestFinished(() => store.close())
  return store
}

/** Opens stores that are one: two of them are two servers, or one that was started again. */
const engines = [
  [
    'SQLite',
    async () => {
      const folder = await makeFolder()
      return async () => closeLater(await openSqliteStore(folder, 'beside-a-server'))
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const url = (await postgres?.lendDatabase()) ?? ''
      return async () => closeLater(await openPostgresStore(url))
    },
  ],
] as const

/** What comes out of the desk's terminal, at a time of its clock. */
function openDesk(store: Store, now = november) {
  return async (...words: string[]) => {
    const printed: string[] = []
    const print = (line: string) => printed.push(line)
    await runDesk({ store, dataDir: '/nowhere', clock: () => now, print }, ['pain', ...words])
    return printed.join('\n')
  }
}

async function send(store: Store, count: number, more: Partial<PainReport> = {}, week?: string) {
  for (let sent = 0; sent < count; sent++) {
    const district = (['1', '2', '3', '4', '5', '6', '7'] as const)[sent % 7] ?? 'other'
    await store.addPainReport(
      makePainReport({ week: week ?? '2026-08-03', district, worst: sent % 11, ...more }),
    )
  }
}

const codeIn = (reviewed: string) => reviewed.match(/pain publish 2026-Q3 ([\da-f]{6})$/)?.[1] ?? ''

for (const [engine, open] of engines) {
  describe.skipIf(engine === 'PostgreSQL' && !postgres)(engine, () => {
    async function setup() {
      const openAgain = await open()
      const store = await openAgain()
      return { store, desk: openDesk(store), openAgain }
    }

    test('the desk lists the quarters: to review, published, not over', async () => {
      const { desk, store } = await setup()
      expect(await desk('review')).toBe('There are no reports yet.')
      await send(store, 3, {}, '2026-06-29')
      await send(store, 2, {}, '2026-07-06')
      await send(store, 1, {}, '2026-10-05')
      expect(await desk('review')).toBe(
        '2026-Q2 | 3 reports | to review\n2026-Q3 | 2 reports | to review\n2026-Q4 | 1 reports | not over yet',
      )
      const code = codeIn(await desk('review', '2026-Q3'))
      await desk('publish', '2026-Q3', code)
      expect(await desk('review')).toBe(
        '2026-Q3 | published\n2026-Q2 | 3 reports | to review\n2026-Q4 | 1 reports | not over yet',
      )
    })

    test('what was reviewed is what is published, for good, and the reports are gone', async () => {
      const { desk, store } = await setup()
      await send(store, 40)
      const reviewed = await desk('review', '2026-Q3')
      expect(reviewed).toContain('2026-Q3: 40 reports. Today is 2026-11-22.')
      expect(await desk('review', '2026-Q3')).toBe(reviewed)
      expect(await desk('publish', '2026-Q3', codeIn(reviewed))).toBe(
        '2026-Q3 is published. Its reports and its key are erased.',
      )
      const read = await store.readPainQuarters('2026-Q3')
      const [frozen] = read.kind === 'quarters' ? read.quarters : []
      const modes = Object.entries(frozen?.counts.mode ?? {}).map(([mode, n]) => `${mode} ${n}`)
      expect(reviewed).toContain(`  mode: ${modes.join(', ')}\n`)
      expect(await store.readPainWeeks()).toMatchObject({ weeks: [] })
    })

    test('nothing is published unseen, or with the code of other reports', async () => {
      const { desk, store } = await setup()
      await send(store, 20)
      await expect(desk('publish', '2026-Q3')).rejects.toThrow('Look at it first')
      const code = codeIn(await desk('review', '2026-Q3'))
      await send(store, 1)
      await expect(desk('publish', '2026-Q3', code)).rejects.toThrow('Look again')
      expect(await store.readPainQuarters('2020-Q1')).toMatchObject({ quarters: [] })
    })

    test('published twice, also by two at once and after a restart, it stays as it was', async () => {
      const { desk, openAgain, store } = await setup()
      await send(store, 30)
      const other = openDesk(await openAgain())
      const code = codeIn(await desk('review', '2026-Q3'))
      expect(codeIn(await other('review', '2026-Q3'))).toBe(code)
      const both = await Promise.allSettled([
        desk('publish', '2026-Q3', code),
        other('publish', '2026-Q3', code),
      ])
      const said = both.map((one) => (one.status === 'fulfilled' ? one.value : `${one.reason}`))
      expect(said.filter((line) => line.includes('is published. Its reports'))).toHaveLength(1)
      expect(said.filter((line) => line.includes('was published before'))).toHaveLength(1)
      const first = await store.readPainQuarters('2026-Q3')

      const again = await openAgain()
      await send(again, 5)
      for (const words of [['review'], ['publish', code]] as const) {
        const [command, ...rest] = words
        await expect(openDesk(again)(command, '2026-Q3', ...rest)).rejects.toThrow(
          '2026-Q3 was published before. It stays as it is.',
        )
      }
      expect(await again.readPainQuarters('2026-Q3')).toEqual(first)
    })

    test('a restart between review and publication changes nothing', async () => {
      const { desk, openAgain, store } = await setup()
      await send(store, 25)
      const reviewed = await desk('review', '2026-Q3')
      const later = openDesk(await openAgain())
      expect(await later('review', '2026-Q3')).toBe(reviewed)
      expect(await later('publish', '2026-Q3', codeIn(reviewed))).toContain('is published')
    })

    test('a quarter that is not over is refused, with the day that the clock shows', async () => {
      const { desk, store } = await setup()
      await send(store, 30, {}, '2026-11-16')
      await expect(desk('review', '2026-Q4')).rejects.toThrow('it is 2026-11-22')
      await expect(desk('publish', '2026-Q4', 'abcdef')).rejects.toThrow('not over yet')
      // January 1 is a Friday: its week began in the quarter before.
      const newYear = openDesk(store, Date.UTC(2027, 0, 1, 20))
      await expect(newYear('review', '2026-Q4')).rejects.toThrow('a week belongs to the quarter')
      const monday = openDesk(store, Date.UTC(2027, 0, 4, 20))
      expect(await monday('review', '2026-Q4')).toContain('2026-Q4: 30 reports')
    })

    test('a clock that runs behind or years ahead publishes nothing of its own', async () => {
      const { desk, store } = await setup()
      await send(store, 30)
      const behind = openDesk(store, Date.UTC(2026, 7, 5, 20))
      await expect(behind('review', '2026-Q3')).rejects.toThrow('it is 2026-08-05')
      const ahead = openDesk(store, Date.UTC(2031, 0, 20))
      expect(await ahead('review', '2026-Q3')).toContain('Today is 2031-01-19')
      await expect(ahead('review', '2030-Q4')).rejects.toThrow('There are no reports of 2030-Q4')
      expect(await desk('review')).toBe('2026-Q3 | 30 reports | to review')
    })

    test('without reports there is nothing to publish, and few are named as few', async () => {
      const { desk, store } = await setup()
      await expect(desk('review', '2026-Q3')).rejects.toThrow('There are no reports of 2026-Q3.')
      await send(store, 7)
      expect(await desk('review', '2026-Q3')).toContain('Only 7 reports: what is published is')
    })

    test.each([[], ['x'], ['review', 'Q3'], ['publish'], ['publish', '2026-3', 'abcdef']])(
      'the words %j are answered with what is missing',
      async (...words) => {
        const { desk } = await setup()
        await expect(desk(...words)).rejects.toThrow(/Say what: pain review|Give a quarter/)
      },
    )
  })
}

async function setupSqlite() {
  const folder = await makeFolder()
  const store = closeLater(await openSqliteStore(folder))
  const file = new DatabaseSync(path.join(folder, 'site.db'))
  onTestFinished(() => file.close())
  return { store, file, desk: openDesk(store) }
}

test('reports whose key is missing are not published with another', async () => {
  const { desk, file, store } = await setupSqlite()
  await send(store, 30)
  const code = codeIn(await desk('review', '2026-Q3'))
  file.exec('delete from pain_keys')
  await expect(desk('review', '2026-Q3')).rejects.toThrow('The key of 2026-Q3 is missing')
  await expect(desk('publish', '2026-Q3', code)).rejects.toThrow('Restore a backup')
  expect(await store.readPainQuarters('2020-Q1')).toMatchObject({ quarters: [] })
})

test('a row that is no report stops the review, and nothing of it is shown', async () => {
  const { desk, file, store } = await setupSqlite()
  await send(store, 30)
  file.exec("update pain_reports set mode = 'sleigh'")
  await expect(desk('review', '2026-Q3')).rejects.toThrow('a row of pain_reports is not a report')
})

test('the review shows weeks and totals, and no single report', async () => {
  const { desk, store } = await setupSqlite()
  await send(store, 15, {}, '2026-07-06')
  await send(store, 15, {}, '2026-09-28')
  expect((await desk('review', '2026-Q3')).split('\n').map((line) => line.split(':')[0])).toEqual([
    '2026-Q3',
    '  week of 2026-07-06',
    '  week of 2026-09-28',
    'What would be published, with its noise in it',
    '  region',
    '  worst',
    '  since',
    '  mode',
    '  district',
    'Nothing looks odd.',
    'To publish it for good',
  ])
})

test('a flood of one week and of the same answers is named', async () => {
  const { desk, store } = await setupSqlite()
  for (const week of ['2026-07-06', '2026-07-13', '2026-07-20']) await send(store, 11, {}, week)
  await send(store, 40, { district: 'other', worst: 9 }, '2026-08-10')
  const reviewed = await desk('review', '2026-Q3')
  expect(reviewed).toContain('40 of 73 reports came in the week of 2026-08-10.')
  expect(reviewed).toContain('40 of 73 reports give the same answers to every question.')
})

test('a share that moved far since the quarter before is named', async () => {
  const { desk, store } = await setupSqlite()
  await send(store, 200, { mode: 'car' }, '2026-05-04')
  const before = await desk('review', '2026-Q2')
  await desk('publish', '2026-Q2', before.match(/[\da-f]{6}$/)?.[0] ?? '')
  await send(store, 100, { mode: 'car' })
  await send(store, 100, { mode: 'bicycle' })
  expect(await desk('review', '2026-Q3')).toMatch(
    /mode bicycle went from \d+ % to [3-7]\d % of the reports\./,
  )
})
