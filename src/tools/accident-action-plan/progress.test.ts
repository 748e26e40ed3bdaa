import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseKept } from '#language/records/kept.ts'
import {
  emptyProgress,
  longestNotes,
  longestOwnLine,
  readProgress,
  withCalendarFile,
  withCrash,
  withNotes,
  withOwnLine,
  withOwnLineAt,
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

const read = (text: string | null) => readProgress(parseKept(text), planId)

test('what was kept comes back as it was', () => {
  const { full } = setup()
  expect(read(JSON.stringify(full))).toEqual({ kind: 'whole', progress: full })
})

test('nothing kept is no fault', () => {
  expect(read(null)).toEqual({ kind: 'none' })
})

test.each(['', '{', '"text"', '12', 'null', '[]', '{}', '{"version":"x"}', '{"version":"2"}'])(
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

test.each([{ id: 1 }, { text: 7 }, { text: 'x'.repeat(longestOwnLine + 1) }, { done: 'yes' }])(
  'a damaged line of one’s own is left out: %j',
  (damage) => {
    const own = [{ id: 'a', text: 'Call Ana', done: false, ...damage }]
    expect(read(JSON.stringify({ ...setup().full, own }))).toMatchObject({
      kind: 'partly',
      progress: { own: [], done: ['exam'] },
    })
  },
)

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

test('a tick, its taking away and a removal leave everything else as it was', () => {
  const { full } = setup()
  const two = withOwnLine(withTick(full, 'photos', true), 'b', 'Call Ben')
  expect(withTick(two, 'photos', false).done).toEqual(['exam'])
  expect(withOwnTick(two, 'b', true).own.map(({ done }) => done)).toEqual([false, true])
  expect(withoutOwnLine(two, 'b').own.map(({ text }) => text)).toEqual(['Call Ana'])
})

test('a removed line comes back where it was', () => {
  const three = ['a', 'b', 'c'].reduce((plan, id) => withOwnLine(plan, id, id), setup().empty)
  const [line] = three.own.slice(1)
  if (!line) throw new Error('no line')
  expect(withOwnLineAt(withoutOwnLine(three, 'b'), 1, line)).toEqual(three)
})

test('what the files held is kept, and a plan from before that is whole', () => {
  const sent = [
    { name: 'sr1', start: { kind: 'day', date: '2026-11-30' } },
    { name: 'police-report', start: { kind: 'moment', date: '2026-11-21', time: '15:30' } },
  ] as const
  const progress = withCalendarFile(setup().full, sent)
  expect(read(JSON.stringify(progress))).toEqual({ kind: 'whole', progress })
  const { kind } = read(JSON.stringify({ ...progress, sent: undefined }))
  expect(kind).toBe('whole')
})

test.each([
  [{ name: 'sr1', start: { kind: 'day', date: '2026-02-30' } }],
  [{ name: 'sr1', start: { kind: 'moment', date: '2026-11-21', time: '25:00' } }],
  [{ name: 'sr1', start: { kind: 'week', date: '2026-11-30', time: '09:00' } }],
  [{ name: 'sr1' }],
  [{ start: { kind: 'day', date: '2026-11-30' } }],
])('a damaged list of what was sent is left out: %j', (entry) => {
  const read1 = read(JSON.stringify({ ...setup().full, sent: [entry] }))
  expect(read1).toEqual({ kind: 'partly', progress: setup().full })
})

test('calendar files are counted', () => {
  expect(withCalendarFile(withCalendarFile(setup().empty, []), []).calendarFiles).toBe(2)
})

test.each([
  '',
  'abcdefg',
  `${'a'.repeat(65)}`,
  'PLAN-12345678',
  'plan_12345678!',
  ' plan-12345678 ',
])('a name that no calendar would take is no name for a plan: "%s"', (name) => {
  const stored = read(JSON.stringify({ ...setup().full, planId: name }))
  expect(stored).toMatchObject({ kind: 'partly', progress: { planId } })
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
  withCalendarFile(full, [])
  expect(JSON.stringify(full)).toBe(before)
})

test('a very long line of one’s own is cut where it would no longer be read back', () => {
  const long = withOwnLine(setup().empty, 'a', 'x'.repeat(longestOwnLine + 10))
  expect(long.own[0]?.text).toBe('x'.repeat(longestOwnLine))
  expect(read(JSON.stringify(long)).kind).toBe('whole')
})

test('very long notes are cut where they would no longer be read back', () => {
  const long = withNotes(setup().empty, 'x'.repeat(longestNotes + 10))
  expect(read(JSON.stringify(long)).kind).toBe('whole')
})
