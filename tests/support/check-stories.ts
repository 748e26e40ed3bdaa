import type { Story } from './walk-check.ts'

/** What an answer says: a level, that only some tools are open, or nothing. */
export type Outcome = 1 | 2 | 3 | 'plan' | 'diary' | 'open' | 'none'

export interface ToldStory extends Story {
  name: string
  outcome: Outcome
}

const dayOfMonth = '2026-11-10'

/**
 * People as the clinical facts tell of them, and what each has to be told. The clock stands at
 * 21 November 2026.
 */
export const stories: readonly ToldStory[] = [
  { name: 'a healthy adult', outcome: 'none' },
  { name: 'trouble breathing right now', now: true, outcome: 1 },
  { name: '66, no pain, no hit to the head', facts: ['age-65'], day: 2, outcome: 'none' },
  {
    name: '66, neck pain, not examined, day 2',
    facts: ['age-65'],
    marks: [{ id: 'spine' }],
    strength: 4,
    day: 2,
    outcome: 2,
  },
  {
    name: '66, neck pain, examined with pictures',
    facts: ['age-65'],
    marks: [{ id: 'spine', examined: true, imaging: true }],
    strength: 4,
    day: 9,
    outcome: 'open',
  },
  {
    name: '70, neck pain, day 21, never examined',
    facts: ['age-65'],
    marks: [{ id: 'spine' }],
    day: 21,
    outcome: 2,
  },
  {
    name: '30, rear-ended, neck pain that began later',
    marks: [{ id: 'spine' }],
    strength: 5,
    day: 1,
    outcome: 'none',
  },
  { name: 'cannot turn left, day 20', marks: [{ id: 'half-turn' }], day: 20, outcome: 2 },
  {
    name: 'struck while riding, neck pain, day 1',
    facts: ['struck'],
    marks: [{ id: 'spine' }],
    day: 1,
    outcome: 2,
  },
  {
    name: 'struck while riding, neck pain, still there',
    facts: ['struck'],
    atScene: true,
    marks: [{ id: 'scene' }],
    outcome: 1,
  },
  { name: 'passed out today', hit: 'yes', marks: [{ id: 'head-hard' }], outcome: 1 },
  { name: 'passed out two days ago', hit: 'yes', marks: [{ id: 'head-hard' }], day: 2, outcome: 2 },
  {
    name: 'passed out five weeks ago, examined',
    hit: 'yes',
    marks: [{ id: 'head-hard', examined: true }],
    day: 35,
    outcome: 'open',
  },
  {
    name: 'a blood thinner and a light hit yesterday',
    facts: ['thinner'],
    hit: 'unsure',
    marks: [{ id: 'head-risk' }],
    day: 1,
    outcome: 2,
  },
  {
    name: 'a child of 6 who threw up once',
    who: 'child',
    hit: 'yes',
    marks: [{ id: 'head-list' }],
    outcome: 2,
  },
  {
    name: 'a child of 6 who threw up twice',
    who: 'child',
    hit: 'yes',
    marks: [{ id: 'vomit-again' }],
    outcome: 1,
  },
  {
    name: 'a child of 9 with neck pain, day 1',
    who: 'child',
    marks: [{ id: 'spine' }],
    day: 1,
    outcome: 2,
  },
  {
    name: 'a child of 2 who does not move an arm',
    who: 'child',
    marks: [{ id: 'child-small' }],
    day: 5,
    outcome: 2,
  },
  { name: 'a belt mark on the belly, day 6', marks: [{ id: 'belt-belly' }], day: 6, outcome: 2 },
  { name: 'strong belly pain, day 6', marks: [{ id: 'belly-strong' }], day: 6, outcome: 1 },
  {
    name: 'left shoulder-tip pain and nearly fainting, day 5',
    marks: [{ id: 'faint' }, { id: 'belly-strong' }],
    day: 5,
    outcome: 1,
  },
  { name: 'a new one-sided headache, day 5', marks: [{ id: 'artery' }], day: 5, outcome: 2 },
  {
    name: 'double vision, treated, the same since',
    marks: [{ id: 'brain', treated: true, day: dayOfMonth }],
    day: 15,
    outcome: 'plan',
  },
  {
    name: 'an open fracture, operated on, day 40',
    marks: [{ id: 'bleeding', treated: true, day: dayOfMonth }],
    day: 40,
    outcome: 'plan',
  },
  { name: 'a seizure that came back', marks: [{ id: 'seizure' }], day: 12, outcome: 1 },
  {
    name: 'one hand tingles, examined, day 5',
    marks: [{ id: 'tingling', examined: true }],
    day: 5,
    outcome: 'plan',
  },
  {
    name: 'one hand tingles, the same before',
    marks: [{ id: 'tingling', sameBefore: true }],
    day: 5,
    outcome: 'diary',
  },
  {
    name: 'saddle numbness, the same before',
    marks: [{ id: 'saddle', sameBefore: true }],
    day: 5,
    outcome: 'diary',
  },
  { name: 'one hand tingles, day 2', marks: [{ id: 'tingling' }], day: 2, outcome: 1 },
  {
    name: '26 weeks pregnant, well, day 0',
    facts: ['pregnant'],
    weeks: 'over',
    outcome: 2,
  },
  {
    name: '26 weeks pregnant, checked',
    facts: ['pregnant'],
    weeks: 'over',
    pregnancyChecked: true,
    day: 1,
    outcome: 'none',
  },
  { name: 'a drunk passenger without pain', facts: ['drunk'], outcome: 'none' },
  {
    name: '71 on a blood thinner, headache, no pictures',
    facts: ['age-65', 'thinner'],
    marks: [{ id: 'head-late', examined: true }],
    day: 3,
    outcome: 2,
  },
  {
    name: '71 on a blood thinner, headache, pictures',
    facts: ['age-65', 'thinner'],
    marks: [{ id: 'head-late', examined: true, imaging: true }],
    day: 3,
    outcome: 'open',
  },
  { name: 'chest hurts on a deep breath, day 0', marks: [{ id: 'chest-wall' }], outcome: 1 },
  { name: 'breastbone sore, day 2', marks: [{ id: 'chest-wall' }], day: 2, outcome: 2 },
  { name: 'calf hard and tight, day 0', marks: [{ id: 'limb' }], outcome: 1 },
  { name: 'an arm that cannot be used, day 30', marks: [{ id: 'limb-use' }], day: 30, outcome: 3 },
  {
    name: '75, unsteady in week 6',
    facts: ['age-65'],
    marks: [{ id: 'head-late' }],
    day: 40,
    outcome: 2,
  },
  { name: 'pain of 10 in the neck', marks: [{ id: 'spine' }], strength: 10, day: 3, outcome: 2 },
  { name: 'pain worse each day', marks: [{ id: 'worse' }], day: 6, outcome: 3 },
  {
    name: 'a day that nobody knows, passed out',
    day: 'unknown',
    hit: 'yes',
    marks: [{ id: 'head-hard' }],
    outcome: 1,
  },
]
