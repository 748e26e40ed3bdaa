import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assessDanger, type DangerAnswers, firstLevel, isAsked } from './assess.ts'
import { dangerFacts, unstoredFacts } from './kinds.ts'
import { readDangerSigns } from './read-danger-signs.ts'
import type { DangerRule } from './register.ts'

const rules = readDangerSigns().signs

const assess = (answers: Partial<DangerAnswers>) =>
  assessDanger(rules, { facts: [], marked: [], day: 0, ...answers })

const examined = { examined: true, imaging: true }

const bone = { id: 'bleeding', treated: true, day: '2026-10-20' }

describe('the stories of the register', () => {
  test.each<[string, Partial<DangerAnswers>, 1 | 2 | 3 | null]>([
    ['66, no pain, no hit to the head', { facts: ['age-65'] }, null],
    [
      '66, neck pain, not examined, day 2',
      { facts: ['age-65'], marked: [{ id: 'spine' }], day: 2 },
      2,
    ],
    [
      '66, neck pain, examined with pictures last week, not worse',
      { facts: ['age-65'], marked: [{ id: 'spine', ...examined }], day: 9 },
      null,
    ],
    [
      '66, neck pain, examined without a word about pictures',
      { facts: ['age-65'], marked: [{ id: 'spine', examined: true }], day: 9 },
      2,
    ],
    [
      '70, neck pain, day 21, never examined',
      { facts: ['age-65'], marked: [{ id: 'spine' }], day: 21 },
      2,
    ],
    [
      '70, neck pain, day 200, never examined',
      { facts: ['age-65'], marked: [{ id: 'spine' }], day: 200 },
      2,
    ],
    ['30, rear-ended, walked, neck pain that began later, turns both ways', {}, null],
    ['cannot turn the head to the left, day 20', { marked: [{ id: 'half-turn' }], day: 20 }, 2],
    [
      'struck while riding, neck pain, day 1',
      { facts: ['struck'], marked: [{ id: 'spine' }], day: 1 },
      2,
    ],
    [
      'struck while riding, neck pain, still at the scene',
      { facts: ['struck', 'at-scene'], marked: [{ id: 'spine' }] },
      1,
    ],
    ['struck while riding, no pain, no hit to the head', { facts: ['struck'], day: 1 }, null],
    ['passed out today', { marked: [{ id: 'head-hard' }] }, 1],
    ['passed out two days ago, not examined', { marked: [{ id: 'head-hard' }], day: 2 }, 2],
    [
      'passed out five weeks ago, examined',
      { marked: [{ id: 'head-hard', examined: true }], day: 35 },
      null,
    ],
    [
      'a blood thinner and a light hit to the head yesterday',
      { facts: ['thinner'], marked: [{ id: 'head-risk' }], day: 1 },
      2,
    ],
    [
      'a child of 6, hit to the head, vomited once',
      { facts: ['child', 'under-16'], marked: [{ id: 'head-list' }] },
      2,
    ],
    [
      'a child of 6, hit to the head, vomited twice',
      { facts: ['child', 'under-16'], marked: [{ id: 'vomit-again' }] },
      1,
    ],
    [
      'a child with a belt mark and no pain',
      { facts: ['child', 'under-16'], marked: [{ id: 'belt-belly' }] },
      2,
    ],
    ['belly pain on day 6 with a bruise', { marked: [{ id: 'belt-belly' }], day: 6 }, 2],
    ['strong belly pain on day 6', { marked: [{ id: 'belly-strong' }], day: 6 }, 1],
    ['a new one-sided headache on day 5', { marked: [{ id: 'artery' }], day: 5 }, 2],
    ['double vision, marked as examined', { marked: [{ id: 'brain', ...examined }], day: 5 }, 1],
    [
      'both hands tingle, marked as examined',
      { marked: [{ id: 'numb-wide', ...examined }], day: 5 },
      1,
    ],
    [
      'saddle numbness, marked as known to a doctor',
      { marked: [{ id: 'saddle', ...examined }], day: 5 },
      1,
    ],
    [
      'a weak leg marked as examined by mistake',
      { marked: [{ id: 'weak', ...examined }], day: 5 },
      1,
    ],
    ['speech lost yesterday, back now', { marked: [{ id: 'brain' }], day: 1 }, 1],
    ['28 weeks pregnant, belt pain', { facts: ['pregnant'], marked: [{ id: 'pregnant' }] }, 2],
    [
      '75, unsteady in week 6, no hit to the head',
      { facts: ['age-65'], marked: [{ id: 'head-late' }], day: 40 },
      2,
    ],
    ['osteoporosis, back pain, day 4', { facts: ['bones'], marked: [{ id: 'spine' }], day: 4 }, 2],
    [
      'ankylosing spondylitis, neck pain, day 4',
      { facts: ['spine-disease'], marked: [{ id: 'spine' }], day: 4 },
      2,
    ],
    [
      'left the emergency room unseen',
      { marked: [{ id: 'head-list', examined: false }], day: 2 },
      2,
    ],
    ['examined by a chiropractor only', { marked: [{ id: 'artery', examined: false }], day: 2 }, 2],
    [
      'the chest hurts on a deep breath, examined',
      { marked: [{ id: 'chest-wall', examined: true }], day: 2 },
      null,
    ],
    ['somebody else who cannot answer', { marked: [{ id: 'awake' }] }, 1],
    ['worst pain 10 of 10 in the neck, not examined', { marked: [{ id: 'worst-spine' }] }, 2],
    ['worst pain 10 of 10 in the belly', { marked: [{ id: 'worst-inside' }] }, 1],
    ['pain worse each day', { marked: [{ id: 'worse' }], day: 6 }, 3],
    ['an open fracture, operated, day 40, better', { marked: [bone], day: 40 }, null],
    [
      'a seizure in week 2 that was treated and came back',
      { marked: [{ id: 'seizure' }], day: 12 },
      1,
    ],
    ['left the hospital early', { marked: [{ id: 'belly-strong', treated: false }], day: 1 }, 1],
    [
      'a child of 9, neck pain, day 1',
      { facts: ['child', 'under-16'], marked: [{ id: 'spine' }], day: 1 },
      2,
    ],
    [
      '71 on a blood thinner, headache, pictures of the head on day 1, same since',
      { facts: ['age-65', 'thinner'], marked: [{ id: 'head-late', ...examined }], day: 3 },
      null,
    ],
    [
      'the same without pictures',
      { facts: ['age-65', 'thinner'], marked: [{ id: 'head-late', examined: true }], day: 3 },
      2,
    ],
    [
      '71 without a blood thinner, headache, examined without pictures',
      { facts: ['age-65'], marked: [{ id: 'head-late', examined: true }], day: 3 },
      null,
    ],
    ['chest only on a deep breath, day 0', { marked: [{ id: 'chest-wall' }] }, 1],
    ['chest only on a deep breath, day 3', { marked: [{ id: 'chest-wall' }], day: 3 }, 2],
    ['breastbone sore when pressed, day 2', { marked: [{ id: 'chest-wall' }], day: 2 }, 2],
    ['calf hard and tight, day 0', { marked: [{ id: 'limb' }] }, 1],
    ['an arm that cannot be used, day 21', { marked: [{ id: 'limb-use' }], day: 21 }, 2],
    ['an arm that cannot be used, day 22', { marked: [{ id: 'limb-use' }], day: 22 }, 3],
    ['a swollen warm leg, day 90', { marked: [{ id: 'leg-clot' }], day: 90 }, 2],
    ['a swollen warm leg, day 91', { marked: [{ id: 'leg-clot' }], day: 91 }, 3],
    [
      'a child of 2 who does not move an arm as usual, day 7',
      { facts: ['child', 'under-16'], marked: [{ id: 'child-small' }], day: 7 },
      2,
    ],
    [
      'left shoulder-tip pain and nearly fainting, day 5',
      { marked: [{ id: 'belly-strong' }, { id: 'faint' }], day: 5 },
      1,
    ],
    [
      '26 weeks pregnant, well, day 0',
      { facts: ['pregnant', 'pregnant-20'], marked: [{ id: 'pregnant-unchecked' }] },
      2,
    ],
    ['a drunk passenger without pain, day 0', { facts: ['drunk'] }, null],
    ['75, sudden loss of balance', { facts: ['age-65'], marked: [{ id: 'brain' }], day: 40 }, 1],
    [
      'a new seizure marked as the same before',
      { marked: [{ id: 'seizure', sameBefore: true }], day: 5 },
      1,
    ],
    ['a yes before any fact', { now: true }, 1],
  ])('%s', (_story, answers, level) => {
    expect(assess(answers).level).toBe(level)
  })
})

test('a fact alone raises nothing and is for the doctor to hear', () => {
  for (const fact of dangerFacts) expect(assess({ facts: [fact] }).level).toBeNull()
  expect(assess({ facts: ['age-65', 'at-scene'] }).tellTheDoctor).toEqual(['age-65'])
})

test.each([
  ['one tingling hand that was examined', { marked: [{ id: 'tingling', examined: true }], day: 5 }],
  ['an open fracture that was operated on', { marked: [bone], day: 40 }],
  [
    'double vision, treated, same as on leaving',
    { marked: [{ id: 'brain', treated: true }], day: 9 },
  ],
])('%s opens diary and plan, not the calculator', (_story, answers) => {
  expect(assess(answers)).toMatchObject({ level: null, way: 'plan' })
})

test('one tingling hand that was the same before opens the diary alone', () => {
  expect(assess({ marked: [{ id: 'tingling', sameBefore: true }] }).way).toBe('diary')
})

test('what was treated is named with its day and with what it asks for when it comes back', () => {
  expect(assess({ marked: [bone], day: 40 }).answered).toEqual([
    { id: 'bleeding', day: '2026-10-20', level: 1 },
  ])
})

test('a pregnancy asks for a place where babies are delivered', () => {
  const pregnant = { facts: ['pregnant'] as const, marked: [{ id: 'pregnant' }] }
  expect(assess(pregnant).births).toBe(true)
  expect(assess({ marked: [{ id: 'belt-belly' }] }).births).toBe(false)
})

test('a sign that nothing answers opens the diary when it was the same before the crash', () => {
  const outcome = assess({ marked: [{ id: 'saddle', sameBefore: true }], day: 5 })
  expect(outcome).toMatchObject({ level: null, way: 'diary' })
})

test('"the same before" opens nothing for a sign that an examination could answer', () => {
  expect(assess({ marked: [{ id: 'head-list', sameBefore: true }] }).way).toBe('closed')
})

test('level 3 lets the visitor go on', () => {
  expect(assess({ marked: [{ id: 'worse' }], day: 6 }).way).toBe('open')
})

test('the most urgent sign decides, and only its level is named', () => {
  const outcome = assess({ marked: [{ id: 'half-turn' }, { id: 'seizure' }, { id: 'chest' }] })
  expect(outcome).toMatchObject({ level: 1, signs: ['chest', 'seizure'], way: 'closed' })
})

test('neck pain lapses to level 3 after three weeks, unless it is worse', () => {
  const pain = { facts: ['force'] as const, day: 22 }
  expect(assess({ ...pain, marked: [{ id: 'spine' }] }).level).toBe(3)
  expect(assess({ ...pain, marked: [{ id: 'spine' }, { id: 'worse' }] }).level).toBe(2)
})

test('a level holds on its last day, and ends the day after', () => {
  const painOn = (day: number) => assess({ facts: ['force'], marked: [{ id: 'spine' }], day })
  expect([20, 21, 22].map((day) => painOn(day).level)).toEqual([2, 2, 3])
})

test('one of the facts that a level hangs on is enough', () => {
  const rule = { id: 'ache', screen: 'chest', examined: 'on' } as const
  const [first, then] = [{ level: 1, with: ['at-scene', 'child'] } as const, { level: 2 } as const]
  const levels = [{ ...first, with: [...first.with] }, then]
  const levelWith = (facts: DangerAnswers['facts']) =>
    assessDanger([{ ...rule, levels }], { facts, marked: [{ id: 'ache' }], day: 0 }).level
  expect([levelWith(['child']), levelWith(['bones'])]).toEqual([1, 2])
  expect(firstLevel({ levels })).toBe(2)
  expect(firstLevel({ levels: levels.slice(0, 1) })).toBe(1)
})

test('a rule that lapses without a level after it is refused by name', () => {
  const rule = { id: 'ache', screen: 'chest', examined: 'on', levels: [{ level: 1, untilDay: 3 }] }
  expect(() =>
    assessDanger([rule as DangerRule], { facts: [], marked: [{ id: 'ache' }], day: 4 }),
  ).toThrow('The danger sign ache has no level on day 4')
})

test('no examination answers that it got worse', () => {
  const outcome = assess({ marked: [{ id: 'worse', ...examined }], day: 6 })
  expect(outcome).toMatchObject({ level: 3, signs: ['worse'] })
})

test('an examined sign lets the visitor go on', () => {
  expect(assess({ marked: [{ id: 'head-list', examined: true }], day: 3 })).toEqual({
    level: null,
    signs: [],
    way: 'open',
    births: false,
    answered: [{ id: 'head-list', day: undefined, level: 2 }],
    tellTheDoctor: [],
  })
})

test('that it is a child and still at the scene is no news for a doctor', () => {
  const { tellTheDoctor } = assess({ facts: ['child', 'at-scene', 'thinner'] })
  expect(tellTheDoctor).toEqual(['thinner'])
})

test('what somebody drank or took is never stored', () => {
  expect(unstoredFacts).toEqual(['alcohol', 'drunk'])
})

test.each([
  [1, 1],
  [2, 2],
])('passed out %i days ago is level %i: of the day, the latest hour holds', (day, level) => {
  expect(assess({ day, marked: [{ id: 'head-hard' }] }).level).toBe(level)
})

test.each([
  [1, 2],
  [2, 2],
  [3, 3],
])('20 weeks pregnant and not checked on day %i is level %i', (day, level) => {
  const outcome = assess({ facts: ['pregnant'], marked: [{ id: 'pregnant-unchecked' }], day })
  expect(outcome.level).toBe(level)
})

test('a sign with a fact is asked only with that fact', () => {
  const late = rules.find(({ id }) => id === 'head-late')
  expect(late && isAsked(late, ['alcohol'])).toBe(true)
  expect(late && isAsked(late, ['bones'])).toBe(false)
})

test('an unknown sign is refused by name', () => {
  expect(() => assess({ marked: [{ id: 'hunger' }] })).toThrow('No danger sign is called hunger')
})

test('another mark never makes an outcome less urgent or opens a way', () => {
  const ids = rules.map(({ id }) => id)
  const mark = fc.record({
    id: fc.constantFrom(...ids),
    examined: fc.boolean(),
    imaging: fc.boolean(),
    treated: fc.boolean(),
    sameBefore: fc.boolean(),
  })
  const urgency = (level: number | null) => level ?? 4
  const openness = { closed: 0, diary: 1, plan: 2, open: 3 }
  fc.assert(
    fc.property(
      fc.uniqueArray(mark, { selector: ({ id }) => id, minLength: 1 }),
      fc.subarray([...dangerFacts]),
      fc.integer({ min: 0, max: 400 }),
      (marked, facts, day) => {
        const all = assess({ marked, facts, day })
        const fewer = assess({ marked: marked.slice(1), facts, day })
        expect(urgency(all.level)).toBeLessThanOrEqual(urgency(fewer.level))
        expect(openness[all.way]).toBeLessThanOrEqual(openness[fewer.way])
      },
    ),
  )
})

test('no examination ever opens a sign that none answers', () => {
  for (const rule of rules.filter(({ examined: path }) => path === 'never')) {
    for (const day of [0, 3, 21, 400]) {
      expect(assess({ marked: [{ id: rule.id, ...examined }], day })).toMatchObject({
        level: 1,
        way: 'closed',
      })
    }
  }
})

test('a hospital opens only the signs that a hospital treats, and the scene is none of them', () => {
  const treated = rules.filter((rule) => {
    const { way } = assess({ marked: [{ id: rule.id, treated: true }] })
    return rule.levels[0]?.level === 1 && way === 'plan'
  })
  expect(treated.map(({ id }) => id).sort()).toEqual([
    'awake',
    'belly-strong',
    'bleeding',
    'brain',
    'breathing',
    'chest',
    'child-cry',
    'faint',
    'fluid',
    'headache-worst',
    'numb-wide',
    'pregnant-now',
    'saddle',
    'seizure',
    'vomit-again',
    'weak',
    'worst-inside',
  ])
})

test('"exactly the same before the crash" is asked of five signs only', () => {
  const asked = rules.filter(({ sameBefore }) => sameBefore).map(({ id }) => id)
  expect(asked).toEqual(['brain', 'weak', 'numb-wide', 'saddle', 'tingling'])
})
