import { expect, test } from 'vitest'
import { checks } from '#tools/danger-signs/check.examples.ts'
import {
  type CheckAnswers,
  checkScreens,
  noAnswers,
  readAnswers,
  withFall,
  withMark,
  withSaid,
  withScreen,
} from '#tools/danger-signs/check-answers.ts'
import {
  dayOf,
  isPossibleDay,
  marksOf,
  nextScreen,
  outcomeOf,
  screensFor,
  withoutDay,
} from '#tools/danger-signs/check-flow.ts'
import { lastWords } from '#tools/danger-signs/last-words.ts'

const { signs } = checks.en
const today = '2026-11-22'

const given = (answers: Partial<CheckAnswers>): CheckAnswers => ({ ...noAnswers, ...answers })

const outcome = (answers: Partial<CheckAnswers>) => outcomeOf(signs, given(answers), today)

const idsOf = (answers: Partial<CheckAnswers>) => marksOf(signs, given(answers)).map(({ id }) => id)

test('an adult without any fact is asked nothing that only a fact asks for', () => {
  const asked = screensFor(given({ crashDay: '2026-11-20' }), today)
  expect(checkScreens.filter((screen) => !asked.includes(screen))).toEqual([
    'scene',
    'scene-signs',
    'pregnancy',
    'head-after',
    'child',
  ])
})

test.each<[string, Partial<CheckAnswers>, string]>([
  ['a crash of yesterday', { crashDay: '2026-11-21' }, 'scene'],
  ['a crash whose day nobody knows', {}, 'scene'],
  ['a fall long after the crash', { crashDay: '2026-10-01', fellDay: today }, 'scene'],
  ['somebody still at the scene', { facts: ['at-scene'] }, 'scene-signs'],
  ['a pregnancy', { facts: ['pregnant'] }, 'pregnancy'],
  ['a hit to the head', { facts: ['head-hit'] }, 'head-after'],
  ['a child', { who: 'child' }, 'child'],
])('%s opens its screen', (_story, answers, screen) => {
  expect(screensFor(given(answers), today)).toContain(screen)
})

test('a hard hit to the head in a fall has the windows of that fall, not of the crash', () => {
  const hit = {
    crashDay: '2026-10-01',
    facts: ['head-hit'],
    marked: [{ id: 'head-hard' }],
  } as const
  expect(outcome(hit).level).toBe(3)
  expect(outcome({ ...hit, fellDay: today }).level).toBe(1)
  // What lies before the crash does not count.
  expect(outcome({ ...hit, fellDay: '2026-09-01' }).level).toBe(3)
})

test('no examination and no hospital before a fall counts after it', () => {
  const examined = { id: 'spine', examined: true, imaging: true, day: '2026-11-12' }
  const treated = { id: 'seizure', treated: true, day: '2026-11-12' }
  const before = given({ crashDay: '2026-11-10', facts: ['age-65'], marked: [examined, treated] })
  const after = withFall(before, today)
  expect(after.marked).toEqual([{ id: 'spine' }, { id: 'seizure' }])
  expect(isPossibleDay('2026-11-12', after, today)).toBe(false)
  expect(isPossibleDay(today, after, today)).toBe(true)
})

test('the screens come one after the other, and then the answer', () => {
  let answers = noAnswers
  for (const screen of screensFor(answers, today)) {
    expect(nextScreen(answers, today)).toBe(screen)
    answers = withScreen(answers, screen)
  }
  expect(nextScreen(answers, today)).toBeUndefined()
})

test('pain of the neck is a sign with a fact, and from 9 on without one', () => {
  const pain = { marked: [{ id: 'spine' }] }
  expect(idsOf({ ...pain, spinePain: 8 })).toEqual([])
  expect(idsOf({ ...pain, spinePain: 9 })).toEqual(['worst-spine'])
  expect(idsOf({ ...pain, spinePain: 4, facts: ['struck'] })).toEqual(['spine'])
})

test('a child is under 16 without being asked, and is never 65', () => {
  const child = { who: 'child' as const, marked: [{ id: 'spine' }], facts: ['age-65' as const] }
  expect(outcome({ ...child, crashDay: '2026-11-21' })).toMatchObject({
    level: 2,
    signs: ['spine'],
    tellTheDoctor: [],
  })
})

test('a hit to the head is a sign for whoever bleeds easily', () => {
  expect(outcome({ facts: ['head-hit', 'thinner'] })).toMatchObject({
    level: 2,
    signs: ['head-risk'],
  })
  expect(outcome({ facts: ['head-hit'] }).level).toBeNull()
})

test('a pregnancy of 26 weeks that nobody has checked goes where babies are delivered', () => {
  const pregnant = { facts: ['pregnant', 'pregnant-20'] as const }
  expect(outcome(pregnant)).toMatchObject({ level: 2, births: true })
  expect(outcome({ ...pregnant, pregnancyChecked: true }).level).toBeNull()
})

test('a mark that is no longer asked for does not count', () => {
  expect(idsOf({ facts: ['head-hit'], marked: [{ id: 'head-hard' }] })).toEqual(['head-hard'])
  expect(idsOf({ marked: [{ id: 'head-hard' }] })).toEqual([])
})

test('a day that is not known counts as today, one to come too', () => {
  expect(dayOf({ crashDay: '' }, today)).toBe(0)
  expect(dayOf({ crashDay: '2026-11-23' }, today)).toBe(0)
  expect(dayOf({ crashDay: '2026-11-18' }, today)).toBe(4)
})

test('a hospital is left after the crash and not after today', () => {
  const crash = given({ crashDay: '2026-11-20' })
  expect(isPossibleDay('2026-11-19', crash, today)).toBe(false)
  expect(isPossibleDay('2026-11-20', crash, today)).toBe(true)
  expect(isPossibleDay('2026-11-23', crash, today)).toBe(false)
  expect(isPossibleDay('2020-01-01', noAnswers, today)).toBe(true)
  const treated = { id: 'seizure', treated: true }
  expect(withoutDay([treated], crash, today)).toEqual([treated])
  expect(withoutDay([{ ...treated, day: '2026-11-21' }], crash, today)).toEqual([])
  expect(withoutDay([{ id: 'tingling', examined: true }], crash, today)).toEqual([])
})

test('what was said of a sign goes with its mark, and a derived sign can be answered too', () => {
  const said = withSaid(withMark(noAnswers, 'weak', true), 'weak', { treated: true })
  expect(withMark(said, 'weak', false).marked).toEqual([])
  const examined = withSaid(given({ facts: ['head-hit', 'age-65'] }), 'head-risk', {
    examined: true,
  })
  expect(outcomeOf(signs, examined, today)).toMatchObject({ level: null, way: 'open' })
})

test.each([null, 7, 'text', {}, { answered: ['nothing'], facts: 7, marked: [7, {}] }])(
  'whatever a tab has stored makes answers: %j',
  (stored) => {
    expect(readAnswers(stored)).toEqual(noAnswers)
  },
)

const wordsOf = (answers: Partial<CheckAnswers>, day: number) =>
  lastWords(given(answers), outcome(answers), day).map(({ kind }) => kind)

test('the last words fit what was answered', () => {
  expect(lastWords(noAnswers, outcome({}), 3)).toEqual([{ kind: 'none', early: true }])
  expect(lastWords(noAnswers, outcome({}), 4)).toEqual([{ kind: 'none', early: false }])
  expect(wordsOf({ facts: ['age-65'] }, 2)).toEqual(['none', 'facts'])
  const examined = [{ id: 'head-late', examined: true, imaging: true, day: '2026-11-21' }]
  expect(wordsOf({ facts: ['thinner', 'head-hit'] }, 2)).toEqual(['facts', 'three-months'])
  expect(wordsOf({ facts: ['thinner'], marked: examined }, 2)).toEqual(['facts', 'answered'])
  expect(wordsOf({ facts: ['drunk'] }, 1)).toEqual(['none', 'facts', 'alcohol'])
  expect(wordsOf({ facts: ['drunk'] }, 2)).toEqual(['none', 'facts'])
  expect(wordsOf({ facts: ['pregnant'] }, 2)).toEqual(['none', 'facts', 'prenatal'])
  expect(wordsOf({ marked: [{ id: 'weak', sameBefore: true }] }, 2)).toEqual([])
})
