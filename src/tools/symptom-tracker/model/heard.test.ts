import { expect, test } from 'vitest'
import { checks } from '#tools/danger-signs/check.examples.ts'
import { type CheckAnswers, noAnswers } from '#tools/danger-signs/check-answers.ts'
import { exampleEntry } from '#tools/symptom-tracker/model/diary.examples.ts'
import { type Answers, emptyAnswers } from '#tools/symptom-tracker/model/entry.ts'
import {
  hearEntry,
  levelOfWorst,
  type PainPlace,
  withHeard,
} from '#tools/symptom-tracker/model/heard.ts'
import type { MarkedSign } from '#words/danger-signs/assess.ts'

const at = '2026-11-20T12:00:00-08:00'

const said = (answers: Partial<Answers>): Answers => ({ ...emptyAnswers(at), ...answers })

const heard = (answers: Partial<Answers>, others: Parameters<typeof hearEntry>[1] = []) =>
  hearEntry(said(answers), others)

const { signs } = checks.en

/** What a number asks for, of somebody who said this in the check. */
function levelFor(worst: readonly PainPlace[], answers: Partial<CheckAnswers> = {}) {
  const kept = { ...noAnswers, crashDay: '2026-11-18', ...answers }
  return levelOfWorst(signs, withHeard(kept, worst, 10), '2026-11-20')
}

test.each([
  ['neck-back', 'spine', 2],
  ['low-back', 'spine', 2],
  ['upper-belly', 'inside', 1],
  ['lower-belly', 'inside', 1],
  ['chest', 'inside', 1],
  ['head-front', 'inside', 1],
  ['jaw-left', 'inside', 1],
  ['knee-left', 'elsewhere', null],
] as const)('pain of 9 or 10 in %s is heard', (region, place, level) => {
  for (const pain of [9, 10]) {
    const { worst, asks, asksAll, asksWhere } = heard({ pain, regions: [region] })
    expect(worst).toEqual([place])
    expect([asks, asksAll, asksWhere]).toEqual([[], false, false])
    expect(levelFor(worst)).toBe(level)
  }
  expect(heard({ pain: 8, regions: [region] }).worst).toEqual([])
})

test('of two places the more urgent one stands', () => {
  const { worst } = heard({ pain: 9, regions: ['neck-back', 'lower-belly', 'knee-left'] })
  expect(worst).toEqual(['inside', 'spine'])
  expect(levelFor(worst)).toBe(1)
})

test('pain of 9 without a place asks where, lesser pain and no number do not', () => {
  expect(heard({ pain: 9 })).toMatchObject({ asksWhere: true, worst: [] })
  expect(heard({ pain: 8 }).asksWhere).toBe(false)
  expect(heard({ note: 'rain' }).asksWhere).toBe(false)
})

test.each([
  ['not examined', [], 2],
  ['examined', [{ id: 'worst-spine', examined: true }], null],
  ['examined for lesser pain', [{ id: 'spine', examined: true, imaging: true }], 2],
  ['treated for something else', [{ id: 'seizure', treated: true }], 2],
] satisfies [string, MarkedSign[], 2 | null][])('neck 10, %s', (_, marked, level) => {
  expect(levelFor(['spine'], { marked })).toBe(level)
})

test('pain of 10 that comes back inside is an emergency, whatever was treated', () => {
  const marked = [{ id: 'worst-inside', treated: true, day: '2026-11-19' }]
  expect(levelFor(['inside'], { marked })).toBe(1)
})

test('what was heard is marked in the check, and what was said there stays', () => {
  const marked = [{ id: 'spine', examined: true, imaging: true }]
  expect(withHeard({ ...noAnswers, marked }, ['spine'], 9)).toMatchObject({ marked, spinePain: 9 })
  expect(withHeard(noAnswers, ['inside', 'spine'], 10)).toMatchObject({
    marked: [{ id: 'worst-inside' }, { id: 'spine' }],
    spinePain: 10,
  })
  expect(withHeard(noAnswers, ['elsewhere'], 10)).toBe(noAnswers)
})

test('chest or belly below 9 asks the question of its group, also without a number', () => {
  expect(heard({ pain: 1, regions: ['chest'] }).asks).toEqual(['chest'])
  expect(heard({ pain: 8, regions: ['lower-belly', 'chest'] }).asks).toEqual(['chest', 'belly'])
  expect(heard({ regions: ['upper-belly'] }).asks).toEqual(['belly'])
  expect(heard({ pain: 0, regions: ['chest'] }).asks).toEqual([])
  expect(heard({ pain: 8, regions: ['low-back'] }).asks).toEqual([])
})

const on = (day: string, pain: number | null, number = 1) =>
  exampleEntry(number, { at: `${day}T20:00:00-08:00`, pain })

test('2, 4, 6 on three days asks for the whole check, 2, 4 does not', () => {
  const [first, second] = [on('2026-11-18', 2, 1), on('2026-11-19', 4, 2)]
  expect(heard({ pain: 6 }, [second, first]).asksAll).toBe(true)
  const then = { ...said({ pain: 4 }), at: '2026-11-19T20:00:00-08:00' }
  expect(hearEntry(then, [first]).asksAll).toBe(false)
})

test.each([
  ['3 points in a day', on('2026-11-19', 3), true],
  ['2 points in a day', on('2026-11-19', 4), false],
  ['3 points in 3 days', on('2026-11-17', 3), true],
  ['3 points in 4 days', on('2026-11-16', 3), false],
  ['3 points above an entry that is later', on('2026-11-20', 3), false],
  ['no number before', on('2026-11-19', null), false],
])('%s', (_, before, asksAll) => {
  expect(heard({ pain: 6 }, [before]).asksAll).toBe(asksAll)
})

test('a fall or a blow asks for the whole check, an entry without a number does not', () => {
  expect(heard({ newFall: true }).asksAll).toBe(true)
  expect(heard({ note: 'rain' }, [on('2026-11-19', 3)]).asksAll).toBe(false)
})
