import { expect, test } from 'vitest'
import { day, hour } from '#language/dates/durations.ts'
import { onEachEngine } from '../support/store-engines.ts'

// The database goes by its own clock.
const now = Date.now()
const year = 365 * day

onEachEngine((open, engine) => {
  /** Something was done now, and so long ago. */
  async function setup(ago: number) {
    const { change, store } = await open()
    const entry = { staffId: 'rosa', sessionId: 'a', act: 'saw-today' }
    await store.staff.addToLog({ ...entry, subject: 'old', now: now - ago })
    await store.staff.addToLog({ ...entry, subject: 'new', now })
    const subjects = async () => {
      const read = await store.staff.readLog({ most: 50 })
      return read.kind === 'log' ? read.entries.map(({ subject }) => subject) : []
    }
    return { change, store, subjects }
  }

  test.each([
    ["update desk_log set act = 'nothing'"],
    ["update desk_log set subject = '' where subject = 'old'"],
    ['delete from desk_log'],
    ["delete from desk_log where subject = 'old'"],
  ])('the database refuses: %s', async (sql) => {
    const { change, subjects } = await setup(5 * year)
    await expect(change(sql)).rejects.toThrow('the log of the desk is')
    expect(await subjects()).toEqual(['new', 'old'])
  })

  test('what was kept for its years is deleted, and nothing before', async () => {
    const { store, subjects } = await setup(6 * year + hour)
    const forget = async (before: number, years = 6) =>
      (await store.staff.forgetLog({ before, years })).kind
    expect(await forget(now + 1)).toBe('not-stored')
    expect(await subjects()).toEqual(['new', 'old'])
    expect(await forget(now - 6 * year, 7)).toBe('not-stored')
    expect(await subjects()).toEqual(['new', 'old'])
    expect(await forget(now - 6 * year)).toBe('forgotten')
    expect(await subjects()).toEqual(['new'])
  })

  test('no setting keeps it for less than a year', async () => {
    const { change, store, subjects } = await setup(year - hour)
    expect((await store.staff.forgetLog({ before: now, years: 0 })).kind).toBe('not-stored')
    await change('delete from desk_log_keeping')
    expect((await store.staff.forgetLog({ before: now, years: 1 })).kind).toBe('not-stored')
    expect(await subjects()).toEqual(['new', 'old'])
  })

  test('a page of it goes on where the one before ended, also within one moment', async () => {
    const { store } = await open()
    for (const subject of ['a', 'b', 'c', 'd', 'e']) {
      await store.staff.addToLog({ staffId: 'rosa', sessionId: '', act: 'done', subject, now })
    }
    const seen: string[] = []
    for (let after: { at: number; id: string } | undefined, page = 0; page < 4; page += 1) {
      const read = await store.staff.readLog({ most: 2, after })
      if (read.kind !== 'log') throw new Error(read.reason)
      seen.push(...read.entries.map(({ subject }) => subject))
      after = read.entries.at(-1) ?? after
    }
    expect(seen.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  const wayAround = {
    SQLite:
      'insert or replace into desk_log select id, at, staff_id, session_id, act, 0 from desk_log',
    PostgreSQL: 'truncate desk_log',
  }[engine]
  test(`nor does this way around it pass: ${wayAround}`, async () => {
    const { change, subjects } = await setup(5 * year)
    await expect(change(wayAround)).rejects.toThrow('the log of the desk is only added to')
    expect(await subjects()).toEqual(['new', 'old'])
  })
})
