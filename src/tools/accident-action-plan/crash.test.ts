import { expect, test } from 'vitest'
import { type CrashDraft, emptyCrash, readCrash } from '#tools/accident-action-plan/crash.ts'

const now = { date: '2026-11-21', time: '10:00' }
const full: CrashDraft = {
  date: '2026-11-20',
  time: '15:30',
  role: 'driver',
  hurt: 'yes',
  circumstances: ['hit-and-run'],
}

const faultsOf = (draft: CrashDraft) => {
  const reading = readCrash(draft, now)
  return reading.kind === 'faults' ? reading.faults : []
}

test('a full form becomes a crash', () => {
  expect(readCrash(full, now)).toEqual({ kind: 'crash', crash: full })
})

test('the hour may stay open', () => {
  expect(readCrash({ ...full, time: '' }, now).kind).toBe('crash')
})

test('an empty form names date, role and whether someone was hurt', () => {
  expect(faultsOf(emptyCrash)).toEqual([
    { field: 'date', fault: 'missing' },
    { field: 'role', fault: 'missing' },
    { field: 'hurt', fault: 'missing' },
  ])
})

test.each(['role', 'hurt'] as const)('a form without its answer to "%s" is no crash', (field) => {
  expect(readCrash({ ...full, [field]: '' }, now)).toEqual({
    kind: 'faults',
    faults: [{ field, fault: 'missing' }],
  })
})

test('tomorrow is in the future, and so is an hour later today', () => {
  expect(faultsOf({ ...full, date: '2026-11-22' })).toEqual([
    { field: 'date', fault: 'in-the-future' },
  ])
  expect(faultsOf({ ...full, date: '2026-11-21', time: '10:01' })).toEqual([
    { field: 'time', fault: 'in-the-future' },
  ])
  expect(faultsOf({ ...full, date: '2026-11-21', time: '10:00' })).toEqual([])
})

test('dates and times that do not exist are named', () => {
  expect(faultsOf({ ...full, date: '2026-02-30', time: '25:00' })).toEqual([
    { field: 'date', fault: 'not-real' },
    { field: 'time', fault: 'not-real' },
  ])
})

test('a year before 1900 is a slip of the finger', () => {
  const not = (date: string) => faultsOf({ ...full, date })
  expect(not('1899-12-31')).toEqual([{ field: 'date', fault: 'not-real' }])
  expect(not('0026-11-20')).toEqual([{ field: 'date', fault: 'not-real' }])
  expect(not('1900-01-01')).toEqual([])
})

test('an hour of yesterday is never in the future', () => {
  expect(faultsOf({ ...full, time: '23:59' })).toEqual([])
})
