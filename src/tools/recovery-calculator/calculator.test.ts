import { expect, test } from 'vitest'
import {
  type Answers,
  type Area,
  bandOf,
  calculate,
  type Expectation,
  phaseOf,
  questionsFor,
} from '#tools/recovery-calculator/calculator.ts'

const neckAnswers = {
  redFlag: false,
  areas: ['neck'],
  age: '35-49',
  daysSinceCrash: 10,
  worstPain: 3,
  headache: false,
  lowBackPain: false,
  earlierNeckPain: false,
  expectation: 'soon',
  onEdge: false,
} as const satisfies Partial<Answers>

const groupsOf = (answers: Partial<Answers>) => {
  const outcome = calculate(answers)
  return outcome.kind === 'groups' ? outcome.groups : []
}
/** What is said about the only area of the body. */
const groupOf = (answers: Partial<Answers>) => groupsOf(answers)[0]
const signsOf = (answers: Partial<Answers>) => {
  const group = groupOf(answers)
  return group?.kind === 'neck' ? group.signs : undefined
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
    const answers: Partial<Answers> = {
      ...neckAnswers,
      severePlace: 'elsewhere',
      worstPain,
      headache,
      lowBackPain,
      earlierNeckPain,
      expectation,
      onEdge,
    }
    expect(groupOf(answers)).toMatchObject({ kind: 'neck', band })
    expect(signsOf(answers)).toHaveLength(count)
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
  expect(groupOf({ ...neckAnswers, daysSinceCrash: 90 })).toEqual({
    kind: 'beyond-12-weeks',
    area: 'neck',
    daysSinceCrash: 90,
  })
})

test('day 84 still gets figures and day 85 does not', () => {
  expect(groupOf({ ...neckAnswers, daysSinceCrash: 84 })?.kind).toBe('neck')
  expect(groupOf({ ...neckAnswers, daysSinceCrash: 85 })?.kind).toBe('beyond-12-weeks')
})

test('the checks run in their order: danger, age, head, 12 weeks', () => {
  const all = {
    ...neckAnswers,
    areas: ['head'],
    age: 'under-18',
    daysSinceCrash: 90,
  } as const satisfies Partial<Answers>
  expect(calculate({ ...all, redFlag: true }).kind).toBe('emergency')
  expect(calculate(all).kind).toBe('adults-only')
  expect(calculate({ ...all, age: '50-plus' }).kind).toBe('concussion')
  expect(groupOf({ ...all, age: '50-plus', areas: ['shoulder'] })?.kind).toBe('beyond-12-weeks')
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
  expect(signsOf({ ...neckAnswers, expectation })).toHaveLength(count)
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
  expect(groupOf({ ...neckAnswers, areas: ['low-back'] })).toEqual({
    kind: 'low-back',
    daysSinceCrash: 10,
    onEdge: false,
  })
  expect(groupOf({ ...neckAnswers, areas: ['shoulder'], onEdge: true })).toEqual({
    kind: 'shoulder',
    daysSinceCrash: 10,
    onEdge: true,
  })
})

test('what is unanswered is named and nothing is guessed', () => {
  expect(calculate({})).toEqual({
    kind: 'unanswered',
    questions: ['areas', 'age', 'daysSinceCrash', 'worstPain', 'expectation', 'onEdge'],
  })
  expect(calculate({ ...neckAnswers, headache: undefined })).toEqual({
    kind: 'unanswered',
    questions: ['headache'],
  })
})

test('a refusal needs none of the other answers', () => {
  expect(calculate({ age: 'under-18' }).kind).toBe('adults-only')
  expect(calculate({ age: '18-34', areas: ['head'] }).kind).toBe('concussion')
  expect(groupOf({ age: '18-34', areas: ['low-back'], daysSinceCrash: 200 })?.kind).toBe(
    'beyond-12-weeks',
  )
})

test('questions about the neck are asked for the neck only', () => {
  expect(questionsFor({ areas: ['neck'] })).toContain('earlierNeckPain')
  expect(questionsFor({ areas: ['low-back'] })).not.toContain('lowBackPain')
  expect(questionsFor({ areas: ['head'] })).toEqual(['areas', 'age'])
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

test('C7c: neck and low back get their figures side by side, and the low back counts once', () => {
  const answers: Partial<Answers> = {
    ...neckAnswers,
    areas: ['neck', 'low-back'],
    worstPain: 5,
    lowBackPain: undefined,
  }
  expect(groupsOf(answers).map(({ kind }) => kind)).toEqual(['neck', 'low-back'])
  expect(signsOf(answers)).toEqual(['low-back-pain'])
  expect(questionsFor(answers)).not.toContain('lowBackPain')
})

test('C7d: neck and head get the words on concussion before the figures of the neck', () => {
  const answers: Partial<Answers> = {
    ...neckAnswers,
    areas: ['neck', 'head'],
    worstPain: 5,
    headache: true,
  }
  expect(calculate(answers)).toMatchObject({
    kind: 'groups',
    head: true,
    groups: [{ kind: 'neck' }],
  })
  expect(signsOf(answers)).toEqual(['headache'])
})

test.each<readonly Area[]>([['neck'], ['shoulder'], ['neck', 'low-back', 'shoulder']])(
  'C7e: no pain and nothing else gets no figure: %s',
  (...areas) => {
    expect(calculate({ ...neckAnswers, areas, worstPain: 0 })).toEqual({ kind: 'watch' })
  },
)

test.each<Partial<Answers>>([
  { worstPain: 1 },
  { headache: true },
  { lowBackPain: true },
  { earlierNeckPain: true },
  { expectation: 'slowly' },
  { onEdge: true },
  { areas: ['neck', 'head'] },
])('no pain but %j still gets figures', (change) => {
  expect(calculate({ ...neckAnswers, worstPain: 0, ...change }).kind).toBe('groups')
})

test('after 12 weeks every area gets its own part', () => {
  const late = groupsOf({ ...neckAnswers, areas: ['neck', 'shoulder'], daysSinceCrash: 90 })
  expect(late.map((group) => [group.kind, 'area' in group && group.area])).toEqual([
    ['beyond-12-weeks', 'neck'],
    ['beyond-12-weeks', 'shoulder'],
  ])
})

test('pain of 9 or 10 is asked about once more, and pain of 8 is not', () => {
  expect(questionsFor({ ...neckAnswers, worstPain: 8 })).not.toContain('severePlace')
  for (const worstPain of [9, 10]) {
    expect(questionsFor({ ...neckAnswers, worstPain })).toContain('severePlace')
    expect(calculate({ ...neckAnswers, worstPain })).toEqual({
      kind: 'unanswered',
      questions: ['severePlace'],
    })
  }
})

test.each(['chest', 'belly', 'head'] as const)('severe pain in the %s calls 911', (severePlace) => {
  const answers = { areas: ['neck'], age: '35-49', daysSinceCrash: 3, worstPain: 10 } as const
  expect(calculate({ ...answers, severePlace })).toEqual({
    kind: 'severe',
    level: 1,
    place: severePlace,
    worstPain: 10,
  })
  expect(questionsFor({ ...answers, severePlace }).at(-1)).toBe('severePlace')
})

test('severe pain in neck or back is for an emergency room, unless it was examined', () => {
  const answers: Partial<Answers> = { ...neckAnswers, worstPain: 10, severePlace: 'neck-or-back' }
  expect(calculate({ ...answers, severeExamined: undefined })).toEqual({
    kind: 'unanswered',
    questions: ['severeExamined'],
  })
  expect(calculate({ ...answers, severeExamined: false })).toMatchObject({
    kind: 'severe',
    level: 2,
  })
  expect(calculate({ ...answers, severeExamined: true }).kind).toBe('groups')
})

test('an answer about severe pain counts only as long as the pain is severe', () => {
  expect(calculate({ ...neckAnswers, worstPain: 8, severePlace: 'chest' }).kind).toBe('groups')
})

test('severe pain comes before the age, and a danger sign before both', () => {
  const severe: Partial<Answers> = { age: 'under-18', worstPain: 9, severePlace: 'chest' }
  expect(calculate(severe)).toMatchObject({ kind: 'severe', worstPain: 9 })
  expect(calculate({ ...severe, redFlag: true }).kind).toBe('emergency')
})

test('where pain is severe nothing is asked that would only be for the figures', () => {
  const answers: Partial<Answers> = { areas: ['neck'], age: '35-49', daysSinceCrash: 3 }
  const asked = ['areas', 'age', 'daysSinceCrash', 'worstPain', 'severePlace']
  expect(questionsFor({ ...answers, worstPain: 9, severePlace: 'belly' })).toEqual(asked)
  expect(
    questionsFor({
      ...answers,
      worstPain: 9,
      severePlace: 'neck-or-back',
      severeExamined: false,
    }),
  ).toEqual([...asked, 'severeExamined'])
})

test('after 12 weeks only what names the result is asked', () => {
  const asked = ['areas', 'age', 'daysSinceCrash']
  expect(questionsFor({ areas: ['neck'], daysSinceCrash: 84 })).toContain('worstPain')
  expect(questionsFor({ areas: ['neck'], daysSinceCrash: 85 })).toEqual(asked)
})

test('of a minor nothing more is asked than who it is about', () => {
  expect(questionsFor({ areas: ['neck'], age: 'under-18' })).toEqual(['areas', 'age'])
})

test('whoever names head or low back besides the neck is asked about the neck as well', () => {
  expect(questionsFor({ areas: ['head', 'neck'] })).toEqual(
    expect.arrayContaining(['worstPain', 'headache', 'lowBackPain', 'earlierNeckPain']),
  )
  expect(questionsFor({ areas: ['neck', 'low-back'] })).toEqual(
    expect.arrayContaining(['headache', 'earlierNeckPain']),
  )
})
