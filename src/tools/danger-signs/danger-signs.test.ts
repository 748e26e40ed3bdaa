import { expect, test } from 'vitest'
import {
  dangerSignGroups,
  dangerSigns,
  isDangerSign,
  screenForDanger,
} from '#tools/danger-signs/danger-signs.ts'
import { dangerWords } from '#tools/danger-signs/words.ts'

test.each([
  ['age 65', { marked: [], age: 65 }],
  ['numb fingers', { marked: ['numb-limb'] as const }],
  ['a rollover without pain', { marked: ['rollover'] as const }],
  ['a head that will not turn', { marked: ['cannot-turn'] as const }],
])('%s stops the tool', (_sign, answers) => {
  expect(screenForDanger(answers).kind).toBe('emergency')
})

test.each([
  ['age 64 and nothing else', { marked: [], age: 64 }],
  ['walked, hit from behind, pain that came later', { marked: [] }],
])('%s raises no flag', (_story, answers) => {
  expect(screenForDanger(answers)).toEqual({ kind: 'no-flag' })
})

test('every sign alone is enough', () => {
  for (const sign of dangerSigns) {
    expect(screenForDanger({ marked: [sign] })).toEqual({ kind: 'emergency', signs: [sign] })
  }
})

test('age is counted once when it is marked and known', () => {
  expect(screenForDanger({ marked: ['age-65'], age: 70 })).toEqual({
    kind: 'emergency',
    signs: ['age-65'],
  })
})

test('no group is longer than a reader can hold: 7 signs', () => {
  expect(dangerSignGroups.filter(({ signs }) => signs.length > 7)).toEqual([])
})

test('no sign stands in two groups', () => {
  expect(new Set(dangerSigns).size).toBe(dangerSigns.length)
})

test('only known signs are read back', () => {
  expect(isDangerSign('rollover')).toBe(true)
  expect(isDangerSign('hunger')).toBe(false)
  expect(isDangerSign(null)).toBe(false)
})

test('without a sign the words say that this is no clearance', () => {
  expect(dangerWords.en.noClearance).toContain('This is not a medical clearance.')
  expect(dangerWords.es.noClearance).toContain('Esto no es una autorización médica.')
})
