import { expect, test } from 'vitest'
import {
  type Answers,
  bandOf,
  calculate,
  type Expectation,
  phaseOf,
  questionsFor,
} from '#tools/recovery-calculator/calculator.ts'

const neckAnswers: Answers = {
  redFlag: false,
  area: 'neck',
  age: '35-49',
  daysSinceCrash: 10,
  worstPain: 3,
  headache: false,
  lowBackPain: false,
  earlierNeckPain: false,
  expectation: 'soon',
  onEdge: false,
}

// Vectors C1 to C9 of the specification.
test.each<[string, number, boolean, boolean, boolean, Expectation, boolean, number, string]>([
  ['C1', 3, false, false, false, 'soon', false, 0, 'fewer'],
  ['C2', 5, true, false, false, 'soon', false, 1, 'fewer'],
  ['C3', 6, true, false, false, 'soon', false, 2, 'some'],
  ['C4', 5, true, true, true, 'soon', false, 3, 'some'],
  ['C5', 7, true, false, false, 'do-not-know', true, 4, 'more'],
  ['C6', 10, true, true, true, 'never', true, 6, 'more'],
])(
  '%s: neck pain %i counts its slow signs',
  (_name, worstPain, headache, lowBackPain, earlierNeckPain, expectation, onEdge, count, band) => {
    const outcome = calculate({
      ...neckAnswers,
      worstPain,
      headache,
      lowBackPain,
      earlierNeckPain,
      expectation,
      onEdge,
    })
    expect(outcome).toMatchObject({ kind: 'neck', band })
    expect(outcome.kind === 'neck' && outcome.signs).toHaveLength(count)
  },
)

test('C7: any danger sign is an emergency, whatever else was answered', () => {
  expect(calculate({ ...neckAnswers, worstPain: 8, redFlag: true })).toEqual({ kind: 'emergency' })
  expect(calculate({ redFlag: true })).toEqual({ kind: 'emergency' })
})

test('C8: under 18 is refused', () => {
  expect(calculate({ ...neckAnswers, age: 'under-18' })).toEqual({ kind: 'adults-only' })
})

test('C9: day 90 gets the view for longer than 12 weeks', () => {
  expect(calculate({ ...neckAnswers, daysSinceCrash: 90 })).toEqual({
    kind: 'beyond-12-weeks',
    area: 'neck',
    daysSinceCrash: 90,
  })
})

test('day 84 still gets figures and day 85 does not', () => {
  expect(calculate({ ...neckAnswers, daysSinceCrash: 84 }).kind).toBe('neck')
  expect(calculate({ ...neckAnswers, daysSinceCrash: 85 }).kind).toBe('beyond-12-weeks')
})

test('the checks run in their order: danger, age, head, 12 weeks', () => {
  const all = { ...neckAnswers, area: 'head', age: 'under-18', daysSinceCrash: 90 } as const
  expect(calculate({ ...all, redFlag: true }).kind).toBe('emergency')
  expect(calculate(all).kind).toBe('adults-only')
  expect(calculate({ ...all, age: '50-plus' }).kind).toBe('concussion')
  expect(calculate({ ...all, age: '50-plus', area: 'shoulder' }).kind).toBe('beyond-12-weeks')
})

test('age does not count as a sign', () => {
  const young = calculate({ ...neckAnswers, age: '18-34' })
  expect(calculate({ ...neckAnswers, age: '50-plus' })).toEqual(young)
})

test.each([
  ['slowly', 1],
  ['do-not-know', 1],
  ['never', 1],
  ['soon', 0],
] as const)('expecting "%s" counts %i', (expectation, count) => {
  const outcome = calculate({ ...neckAnswers, expectation })
  expect(outcome.kind === 'neck' && outcome.signs).toHaveLength(count)
})

test('the bands are 0 to 1, 2 to 3 and 4 to 6', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(bandOf)).toEqual([
    'fewer',
    'fewer',
    'some',
    'some',
    'more',
    'more',
    'more',
  ])
})

test('low back and shoulder get their own figures and no count', () => {
  expect(calculate({ ...neckAnswers, area: 'low-back' })).toEqual({
    kind: 'low-back',
    daysSinceCrash: 10,
    onEdge: false,
  })
  expect(calculate({ ...neckAnswers, area: 'shoulder', onEdge: true })).toEqual({
    kind: 'shoulder',
    daysSinceCrash: 10,
    onEdge: true,
  })
})

test('what is unanswered is named and nothing is guessed', () => {
  expect(calculate({})).toEqual({
    kind: 'unanswered',
    questions: ['area', 'age', 'daysSinceCrash', 'worstPain', 'expectation', 'onEdge'],
  })
  expect(calculate({ ...neckAnswers, headache: undefined })).toEqual({
    kind: 'unanswered',
    questions: ['headache'],
  })
})

test('a refusal needs none of the other answers', () => {
  expect(calculate({ age: 'under-18' }).kind).toBe('adults-only')
  expect(calculate({ age: '18-34', area: 'head' }).kind).toBe('concussion')
  expect(calculate({ age: '18-34', area: 'low-back', daysSinceCrash: 200 }).kind).toBe(
    'beyond-12-weeks',
  )
})

test('questions about the neck are asked for the neck only', () => {
  expect(questionsFor({ area: 'neck' })).toContain('earlierNeckPain')
  expect(questionsFor({ area: 'low-back' })).not.toContain('lowBackPain')
  expect(questionsFor({ area: 'head' })).toEqual(['area', 'age'])
})

test.each([
  [0, 'days-1-14'],
  [14, 'days-1-14'],
  [15, 'weeks-2-6'],
  [42, 'weeks-2-6'],
  [43, 'weeks-6-12'],
  [84, 'weeks-6-12'],
])('day %i falls in %s of the care plan', (day, phase) => {
  expect(phaseOf(day)).toBe(phase)
})
