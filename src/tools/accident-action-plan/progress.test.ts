import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  emptyProgress,
  longestNotes,
  readProgress,
  withCalendarFile,
  withCrash,
  withNotes,
  withOwnLine,
  withOwnTick,
  withoutOwnLine,
  withTick,
} from '#tools/accident-action-plan/progress.ts'

const planId = 'plan-12345678'

function setup() {
  const empty = emptyProgress(planId)
  const crash = {
    date: '2026-11-20',
    time: '15:30',
    role: 'driver',
    hurt: 'yes',
    circumstances: ['minor'],
  } as const
  const full = withNotes(
    withOwnLine(withTick(withCrash(empty, crash), 'exam', true), 'a', 'Call Ana'),
    'Report 26-1234',
  )
  return { empty, full }
}

const read = (text: string | null) => readProgress(text, planId)

test('what was kept comes back as it was', () => {
  const { full } = setup()
  expect(read(JSON.stringify(full))).toEqual({ kind: 'whole', progress: full })
})

test('nothing kept is no fault', () => {
  expect(read(null)).toEqual({ kind: 'none' })
})

test.each(['', '{', '"text"', '12', 'null', '[]', '{}', '{"version":"x"}'])(
  'text that is no plan is unreadable: %s',
  (text) => {
    expect(read(text)).toEqual({ kind: 'unreadable' })
  },
)

test('a plan of a later version is left alone', () => {
  expect(read(JSON.stringify({ version: 2, anything: true }))).toEqual({ kind: 'newer' })
})

test('one damaged part does not take the rest with it', () => {
  const { full } = setup()
  const damaged = { ...full, own: 'not a list', crash: { ...full.crash, role: 'pilot' } }
  const stored = read(JSON.stringify(damaged))
  expect(stored).toMatchObject({
    kind: 'partly',
    progress: { done: ['exam'], notes: 'Report 26-1234', own: [], crash: { role: '' } },
  })
})

test('a missing part is filled and told', () => {
  const { notes: _, ...rest } = setup().full
  expect(read(JSON.stringify(rest))).toMatchObject({ kind: 'partly', progress: { notes: '' } })
})

test('no stored text makes reading throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(read(text).kind).toMatch(/^(none|whole|partly|unreadable|newer)$/)
    }),
  )
})

test('damage anywhere in a plan still gives a plan or says why not', () => {
  const { full } = setup()
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(full)), fc.jsonValue(), (part, junk) => {
      const stored = read(JSON.stringify({ ...full, [part]: junk }))
      if (stored.kind === 'partly' || stored.kind === 'whole') {
        expect(read(JSON.stringify(stored.progress)).kind).toBe('whole')
      }
    }),
  )
})

test('a tick is set once and can be taken away', () => {
  const { empty } = setup()
  const twice = withTick(withTick(empty, 'exam', true), 'exam', true)
  expect(twice.done).toEqual(['exam'])
  expect(withTick(twice, 'exam', false).done).toEqual([])
})

test('own lines are added, ticked and removed; blank ones are not added', () => {
  const { empty } = setup()
  expect(withOwnLine(empty, 'a', '   ')).toBe(empty)
  const one = withOwnLine(empty, 'a', ' Call Ana ')
  expect(one.own).toEqual([{ id: 'a', text: 'Call Ana', done: false }])
  expect(withOwnTick(one, 'a', true).own[0]?.done).toBe(true)
  expect(withoutOwnLine(one, 'a').own).toEqual([])
})

test('edits leave what was there before untouched, so that undo works', () => {
  const { full } = setup()
  const before = JSON.stringify(full)
  withTick(full, 'photos', true)
  withoutOwnLine(full, 'a')
  withNotes(full, '')
  withCalendarFile(full)
  expect(JSON.stringify(full)).toBe(before)
})

test('very long notes are cut where they would no longer be read back', () => {
  const long = withNotes(setup().empty, 'x'.repeat(longestNotes + 10))
  expect(read(JSON.stringify(long)).kind).toBe('whole')
})
