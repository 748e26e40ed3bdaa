import { expect, test } from 'vitest'
import { pegChange, pegScore } from '#tools/symptom-tracker/model/peg.ts'

const answers = (pain: number | null, enjoyment: number | null, activity: number | null) => ({
  pain,
  enjoyment,
  activity,
})

test('the score is the mean of the three answers', () => {
  expect(pegScore(answers(7, 6, 5))).toBe(6)
  expect(pegScore(answers(4, 3, 3))?.toFixed(2)).toBe('3.33')
  expect(pegScore(answers(0, 0, 0))).toBe(0)
})

test('with an answer missing there is no score', () => {
  expect(pegScore(answers(null, 6, 5))).toBeNull()
  expect(pegScore(answers(7, null, 5))).toBeNull()
  expect(pegScore(answers(7, 6, null))).toBeNull()
})

test('from 6.0 to 3.33 is 44 percent down, and from 0 there is no percentage', () => {
  expect(pegChange(6, 10 / 3)).toBe(-44)
  expect(pegChange(0, 3)).toBeNull()
})
