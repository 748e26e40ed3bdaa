import { expect, test } from 'vitest'
import { timeZone } from '#clinic/clock/clock.ts'
import type { Crash } from '#tools/accident-action-plan/crash.ts'
import { limitsFor } from '#tools/accident-action-plan/limits.ts'
import { planFor, stageEnd, stages } from '#tools/accident-action-plan/plan.ts'

const crash: Crash = {
  date: '2026-11-20',
  time: '15:30',
  role: 'driver',
  hurt: 'yes',
  circumstances: [],
}
const nextMorning = { date: '2026-11-21', time: '09:00' }

function setup(change: Partial<Crash> = {}, now = nextMorning) {
  const tasks = planFor({ ...crash, ...change }, now, timeZone)
  const ids = tasks.map(({ id }) => id)
  const task = (id: string) => tasks.find((one) => one.id === id)
  return { tasks, ids, task }
}

test('a driver whose crash hurt someone reports within 24 hours, to the minute', () => {
  expect(setup().task('police-report')?.due).toEqual({
    kind: 'moment',
    date: '2026-11-21',
    time: '15:30',
  })
})

test('without the hour of the crash the report is due the next day at that hour', () => {
  expect(setup({ time: '' }).task('police-report')?.due).toEqual({
    kind: 'day',
    date: '2026-11-21',
    atHourOfCrash: true,
  })
})

test('"not sure" counts as hurt', () => {
  expect(setup({ hurt: 'not-sure' }).ids).toContain('police-report')
  expect(setup({ hurt: 'no' }).ids).not.toContain('police-report')
})

test.each(['passenger', 'bicycle', 'on-foot'] as const)(
  'the reports of a driver are not asked of someone else (%s)',
  (role) => {
    const { ids } = setup({ role })
    expect(ids).not.toContain('police-report')
    expect(ids).not.toContain('sr1')
    expect(ids).toContain('police-told')
  },
)

test.each([
  ['2026-03-01', '2026-03-11'],
  ['2026-08-31', '2026-09-10'],
  ['2024-02-29', '2024-03-10'],
  ['2026-12-15', '2026-12-25'],
])('form SR-1 for a crash on %s is due on %s', (date, due) => {
  const { task } = setup({ date }, { date, time: '23:59' })
  expect(task('sr1')?.due).toEqual({ kind: 'day', date: due })
})

test.each([
  ['2026-03-01', '2026-03-31'],
  ['2026-08-31', '2026-09-30'],
  ['2024-02-29', '2024-03-30'],
  ['2026-12-15', '2027-01-14'],
])('after a hit-and-run on %s the own insurer hears by %s', (date, due) => {
  const { task } = setup({ date, circumstances: ['hit-and-run'] }, { date, time: '23:59' })
  expect(task('insurer-statement')?.due).toEqual({ kind: 'day', date: due })
  expect(task('police-hit-and-run')?.due).toMatchObject({ kind: 'moment', time: '15:30' })
})

test('24 hours are real hours on the night the clocks change', () => {
  const { task } = setup(
    { date: '2026-10-31', time: '10:00' },
    { date: '2026-10-31', time: '11:00' },
  )
  expect(task('police-report')?.due).toEqual({ kind: 'moment', date: '2026-11-01', time: '09:00' })
})

test.each([
  ['public-vehicle', ['vehicle-number', 'public-claim']],
  ['at-work', ['tell-employer']],
  ['ride-share', ['trip-record', 'app-report']],
  ['minor', ['child']],
  ['hit-and-run', ['police-hit-and-run', 'insurer-statement']],
] as const)('%s adds its own tasks', (circumstance, added) => {
  const without = setup().ids
  const extra = setup({ circumstances: [circumstance] }).ids.filter((id) => !without.includes(id))
  expect(extra).toEqual(added)
})

test('a bicycle or a walk adds what to keep unwashed', () => {
  expect(setup({ role: 'bicycle' }).ids).toContain('keep-things')
  expect(setup({ role: 'on-foot' }).ids).toContain('keep-things')
  expect(setup().ids).not.toContain('keep-things')
})

test('what can only be done at the scene is gone after 3 hours', () => {
  expect(setup({}, { date: '2026-11-20', time: '18:29' }).ids).toContain('trade-details')
  expect(setup({}, { date: '2026-11-20', time: '18:30' }).ids).not.toContain('trade-details')
  expect(setup({ time: '' }, { date: '2026-11-20', time: '20:00' }).ids).toContain('get-safe')
})

test('a duty is overdue only after its last minute or day', () => {
  expect(setup({}, { date: '2026-11-21', time: '15:30' }).task('police-report')?.overdue).toBe(
    false,
  )
  expect(setup({}, { date: '2026-11-21', time: '15:31' }).task('police-report')?.overdue).toBe(true)
  expect(setup({}, { date: '2026-11-30', time: '23:59' }).task('sr1')?.overdue).toBe(false)
  expect(setup({}, { date: '2026-12-01', time: '00:00' }).task('sr1')?.overdue).toBe(true)
})

test('a duty without an hour has its whole last day', () => {
  const isOverdueAt = (time: string) =>
    setup({ time: '' }, { date: '2026-11-21', time }).task('police-report')?.overdue
  expect(isOverdueAt('23:59')).toBe(false)
})

test('no stage asks more than a reader can hold', () => {
  const all = ['hit-and-run', 'public-vehicle', 'at-work', 'ride-share', 'minor'] as const
  for (const role of ['driver', 'passenger', 'bicycle', 'on-foot'] as const) {
    const { tasks } = setup({ role, circumstances: all }, { date: '2026-11-20', time: '16:00' })
    for (const stage of stages) {
      expect(tasks.filter((task) => task.stage === stage).length).toBeLessThanOrEqual(7)
    }
  }
})

test('the stages end on the day, after 1, 3 and 14 days', () => {
  expect(stages.map((stage) => stageEnd(stage, '2026-12-20'))).toEqual([
    '2026-12-20',
    '2026-12-21',
    '2026-12-23',
    '2027-01-03',
  ])
})

test('limitation periods are fixed words unless dates are switched on', () => {
  const limits = limitsFor(
    { ...crash, circumstances: ['public-vehicle'] },
    { limitationDates: false },
  )
  expect(limits.map(({ date }) => date).filter(Boolean)).toEqual([])
  expect(limits.map(({ id }) => id)).toContain('government')
})

test.each([
  ['2026-03-01', '2026-08-30', '2028-03-01', '2029-03-01'],
  ['2026-08-31', '2027-02-28', '2028-08-31', '2029-08-31'],
  ['2024-02-29', '2024-08-29', '2026-02-28', '2027-02-28'],
  ['2026-12-15', '2027-06-15', '2028-12-15', '2029-12-15'],
])('switched on, a crash on %s has its limitation dates', (date, government, injury, property) => {
  const limits = limitsFor(
    { ...crash, date, circumstances: ['public-vehicle'] },
    { limitationDates: true },
  )
  const dateOf = (id: string) => limits.find((limit) => limit.id === id)?.date
  expect([dateOf('government'), dateOf('injury'), dateOf('property')]).toEqual([
    government,
    injury,
    property,
  ])
})

test('a date against the government needs a public vehicle, road or school', () => {
  const datedFor = (circumstances: Crash['circumstances']) =>
    limitsFor({ ...crash, circumstances }, { limitationDates: true })
      .filter(({ date }) => date !== undefined)
      .map(({ id }) => id)
  expect(datedFor([])).toEqual(['injury', 'property'])
  expect(datedFor(['public-vehicle'])).toEqual(['injury', 'property', 'government'])
})

test('every limit names the law behind it', () => {
  const limits = limitsFor({ ...crash, circumstances: ['minor'] }, { limitationDates: false })
  expect(Object.fromEntries(limits.map(({ id, laws }) => [id, laws]))).toEqual({
    injury: ['ccp-335-1'],
    property: ['ccp-338'],
    government: ['gov-911-2'],
    'government-late': ['gov-911-4'],
    child: ['ccp-352'],
    'child-government': ['ccp-352'],
    'insurer-decides': ['ccr-2695-7'],
    records: ['hsc-123110'],
  })
})

test('for a child the paused clock gets words and no date, and the government keeps running', () => {
  const limits = limitsFor(
    { ...crash, circumstances: ['minor', 'public-vehicle'] },
    { limitationDates: true },
  )
  const find = (id: string) => limits.find((limit) => limit.id === id)
  expect(find('injury')?.date).toBeUndefined()
  expect(find('property')?.date).toBeUndefined()
  expect(find('child')).toBeDefined()
  expect(find('child-government')).toBeDefined()
  expect(find('government')?.date).toBe('2027-05-20')
  const ofAdults = limitsFor(crash, { limitationDates: true }).map(({ id }) => id)
  expect(ofAdults.filter((id) => id.startsWith('child'))).toEqual([])
})

test('12 months after the crash only what still counts is left, and nothing is due', () => {
  const idsOn = (date: string) => setup({}, { date, time: '09:00' }).ids
  expect(idsOn('2027-11-20')).toContain('sr1')
  expect(idsOn('2027-11-21')).toEqual([
    'papers',
    'payment',
    'police-copy',
    'records',
    'time-limits',
    'review',
  ])
})

test('everyone gets these tasks, each in its stage', () => {
  const { tasks } = setup({ role: 'passenger', hurt: 'no' })
  const inStage = (stage: string) => tasks.filter((one) => one.stage === stage).map(({ id }) => id)
  expect(Object.fromEntries(stages.map((stage) => [stage, inStage(stage)]))).toEqual({
    now: ['photos', 'say-little'],
    'first-day': ['exam', 'watch', 'keep-moving'],
    '72-hours': ['tell-insurer', 'diary', 'papers', 'payment'],
    'two-weeks': ['police-copy', 'records', 'time-limits', 'review'],
  })
  expect(tasks.filter(({ due, overdue }) => due || overdue)).toEqual([])
})

test.each([[], ['minor'], ['public-vehicle'], ['minor', 'public-vehicle']] as const)(
  'every limit stands with a task that the plan has, also after a year (%s %s)',
  (...circumstances) => {
    const limits = limitsFor({ ...crash, circumstances }, { limitationDates: true })
    for (const now of [nextMorning, { date: '2028-11-21', time: '09:00' }]) {
      const { ids } = setup({ circumstances }, now)
      expect(limits.filter(({ task }) => !ids.includes(task))).toEqual([])
    }
  },
)
