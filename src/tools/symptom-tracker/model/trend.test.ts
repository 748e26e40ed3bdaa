import { expect, test } from 'vitest'
import { addDays, daysBetween } from '#language/dates/days.ts'
import { exampleDays, exampleEntry, pegWeek } from '#tools/symptom-tracker/model/diary.examples.ts'
import { emptyDiary } from '#tools/symptom-tracker/model/diary.ts'
import { daysOfSpan, runsOf, trendOf } from '#tools/symptom-tracker/model/trend.ts'

const week = exampleDays('2026-03-01', [6, 5, null, null, 7, 4, 4])
const diary = { ...emptyDiary, entries: week }

test('every day has its place in the trend, the days without an entry too', () => {
  const trend = trendOf(week, '2026-03-01', '2026-03-07')
  expect(trend.stretches.map(({ from, mean }) => [from.slice(8), mean])).toEqual([
    ['01', 6],
    ['02', 5],
    ['03', null],
    ['04', null],
    ['05', 7],
    ['06', 4],
    ['07', 4],
  ])
  expect(trend).toMatchObject({ step: 'day', days: 7, daysWritten: 5, count: 5, low: 4, high: 7 })
  expect(trend.mean).toBeCloseTo(5.2)
})

test('the line is joined across written days only', () => {
  const { stretches } = trendOf(week, '2026-03-01', '2026-03-07')
  expect(runsOf(stretches).map((run) => run.map(({ index }) => index))).toEqual([
    [0, 1],
    [4, 5, 6],
  ])
})

test('several numbers of one day become its mean, lowest and highest', () => {
  const entries = [
    exampleEntry(1, { at: '2026-03-04T08:00:00-08:00', pain: 2 }),
    exampleEntry(2, { at: '2026-03-04T20:00:00-08:00', pain: 7 }),
    exampleEntry(3, { at: '2026-03-04T22:00:00-08:00', note: 'no number' }),
  ]
  const [day] = trendOf(entries, '2026-03-04', '2026-03-04').stretches
  expect(day).toMatchObject({ count: 2, mean: 4.5, low: 2, high: 7 })
})

test('an entry of the second half past one belongs to the same day as the first', () => {
  const entries = [
    exampleEntry(1, { at: '2026-11-01T01:30:00-07:00', pain: 2 }),
    exampleEntry(2, { at: '2026-11-01T01:30:00-08:00', pain: 4 }),
  ]
  const trend = trendOf(entries, '2026-10-31', '2026-11-02')
  expect(trend.stretches.map(({ count }) => count)).toEqual([0, 2, 0])
})

test('an entry made far away counts for the day on the wall there', () => {
  const entries = [exampleEntry(1, { at: '2026-03-05T00:30:00+09:00', pain: 3 })]
  const trend = trendOf(entries, '2026-03-04', '2026-03-05')
  expect(trend.stretches.map(({ count }) => count)).toEqual([0, 1])
})

test('a season is told by weeks and years by months, without holes or overlaps', () => {
  const byWeek = trendOf(week, '2026-01-01', '2026-12-31')
  const byMonth = trendOf(week, '2024-02-10', '2026-12-31')
  expect([byWeek.step, byMonth.step]).toEqual(['week', 'month'])
  expect(byWeek.stretches[0]).toMatchObject({ from: '2026-01-01', to: '2026-01-07' })
  expect(byMonth.stretches[0]).toMatchObject({ from: '2024-02-10', to: '2024-02-29' })
  for (const { stretches } of [byWeek, byMonth]) {
    stretches.slice(1).forEach(({ from }, index) => {
      expect(daysBetween(stretches[index]?.to ?? '', from)).toBe(1)
    })
    expect(stretches.at(-1)?.to).toBe('2026-12-31')
    expect(stretches.reduce((sum, { count }) => sum + count, 0)).toBe(5)
  }
})

test.each([
  [92, 'day'],
  [93, 'week'],
  [644, 'week'],
  [645, 'month'],
])('%i days are told by the %s', (days, step) => {
  const trend = trendOf(week, '2026-01-01', addDays('2026-01-01', days - 1))
  expect(trend).toMatchObject({ step, days })
})

test('only the days of the trend count, and an entry without a number counts as a day', () => {
  const words = exampleEntry(90, { at: '2026-03-03T20:30:00-08:00', note: 'no number' })
  const trend = trendOf([...week, words], '2026-03-02', '2026-03-06')
  expect(trend).toMatchObject({ days: 5, daysWritten: 4, count: 3, low: 4, high: 7 })
})

test('without a number there is neither a mean nor a lowest nor a highest', () => {
  expect(trendOf([], '2026-03-02', '2026-03-02')).toMatchObject({
    count: 0,
    daysWritten: 0,
    mean: null,
    low: null,
    high: null,
  })
})

test.each([
  ['six-weeks', '2026-05-10'],
  ['twelve-weeks', '2026-03-29'],
] as const)('%s are whole weeks with today', (span, from) => {
  expect(daysOfSpan(span, diary, '2026-06-20')).toEqual({ from, to: '2026-06-20' })
})

test('an entry of a place where it is tomorrow already is in every span', () => {
  expect(daysOfSpan('two-weeks', diary, '2026-03-06')).toEqual({
    from: '2026-03-01',
    to: '2026-03-07',
  })
})

test('a span counts today as its last day, and "all" begins with the first entry', () => {
  expect(daysOfSpan('two-weeks', diary, '2026-03-18')).toEqual({
    from: '2026-03-05',
    to: '2026-03-18',
  })
  expect(daysOfSpan('all', diary, '2026-03-20').from).toBe('2026-03-01')
  expect(daysOfSpan('all', emptyDiary, '2026-03-20')).toEqual({
    from: '2026-03-20',
    to: '2026-03-20',
  })
})

test('days before the first entry are not counted as days without one', () => {
  expect(daysOfSpan('twelve-weeks', diary, '2026-03-07')).toEqual({
    from: '2026-03-01',
    to: '2026-03-07',
  })
})

test('a weekly check before the first entry begins a span, and one made tomorrow ends it', () => {
  const early = { ...pegWeek, at: '2026-02-20T19:00:00-08:00' }
  const late = { ...pegWeek, at: '2026-03-08T01:00:00+09:00' }
  const both = { entries: week, weeks: [late, early] }
  expect(daysOfSpan('all', both, '2026-03-07')).toEqual({ from: '2026-02-20', to: '2026-03-08' })
  expect(daysOfSpan('six-weeks', both, '2026-03-07').from).toBe('2026-02-20')
  expect(daysOfSpan('two-weeks', both, '2026-03-07').from).toBe('2026-02-22')
  expect(daysOfSpan('all', { entries: [], weeks: [early] }, '2026-03-07').from).toBe('2026-02-20')
})

test('5,000 entries are summed up in well under a tenth of a second', () => {
  const many = exampleDays(
    '2013-03-01',
    Array.from({ length: 5000 }, (_, index) => index % 11),
  )
  const trend = trendOf(many, '2013-03-01', '2026-11-07')
  // Processor time, for other work on the machine is not ours to measure, and the best of a few.
  const microseconds = Array.from({ length: 10 }, () => {
    const start = process.cpuUsage()
    trendOf(many, '2013-03-01', '2026-11-07')
    const { user, system } = process.cpuUsage(start)
    return user + system
  })
  expect(Math.min(...microseconds)).toBeLessThan(100_000)
  expect(trend.count).toBe(5000)
  expect(trend.stretches.length).toBeLessThan(170)
})
