import { expect, test } from 'vitest'
import { rhythms, ruleDays, type SaidRule, whichOnes } from '#desk/editing/view.ts'
import { isRule } from '#language/dates/schedule.ts'
import { firstDay, nextDays, ruleOf, sayRule } from './event-rule.ts'

const first = '2026-03-04'

const all = rhythms
  .filter((every) => every !== 'rule' && every !== 'once')
  .flatMap((every) =>
    whichOnes.flatMap((which) =>
      ruleDays.map((day): SaidRule => ({ every, which, day, rule: '' })),
    ),
  )

test.each(all)('what is said is a rule that says the same: %o', (said) => {
  const rule = ruleOf(said, first) ?? ''
  expect(isRule(rule)).toBe(true)
  const day = firstDay(first, rule)
  const isWeekly = said.every === 'week' || said.every === 'weeks'
  expect(sayRule(rule, day)).toEqual({
    ...said,
    ...(isWeekly ? { which: sayRule(rule, day).which } : {}),
  })
  expect(nextDays({ date: day, starts: '', ends: '', repeats: rule }, first)[0]).toBe(day)
})

test.each([
  ['FREQ=MONTHLY;BYDAY=1SA,3SA'],
  ['FREQ=MONTHLY;BYDAY=2TU;UNTIL=20270630'],
  ['FREQ=YEARLY;BYMONTH=7;BYDAY=3SA'],
  ['FREQ=DAILY;COUNT=3'],
])('%s stays as it is written', (rule) => {
  const said = sayRule(rule, first)
  expect(said).toMatchObject({ every: 'rule', rule })
  expect(ruleOf(said, first)).toBe(rule)
})

test('once is no rule, and proposes the day of the week that it has', () => {
  expect(sayRule(undefined, '2026-03-31')).toEqual({
    every: 'once',
    which: '-1',
    day: 'TU',
    rule: '',
  })
  expect(ruleOf({ every: 'once', which: '1', day: 'MO', rule: 'x' }, first)).toBeUndefined()
})

test('what is half typed has no days', () => {
  for (const [date, repeats] of [
    ['', undefined],
    ['tomorrow', 'FREQ=WEEKLY;BYDAY=MO'],
    [first, 'every monday'],
    [first, ''],
  ] as const) {
    expect(nextDays({ date, starts: '', ends: '', repeats }, first)).toEqual([])
  }
  expect(nextDays({ date: first, starts: '', ends: '' }, first)).toEqual([first])
})
