import { expect, test } from 'vitest'
import {
  emptyDraft,
  factsOf,
  type GateDraft,
  readGateDraft,
  storableDraft,
  withAnswer,
  withFact,
  withMark,
} from '#tools/danger-signs/gate-draft.ts'

const draft: GateDraft = {
  who: 'me',
  crashDate: '2026-11-20',
  facts: ['age-65', 'pregnant'],
  marked: [
    { id: 'tingling', examined: true, imaging: false, sameBefore: false },
    { id: 'worse', examined: false, imaging: true, sameBefore: true },
  ],
}

test('a stored draft is read back as it was', () => {
  expect(readGateDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
})

test.each([null, 'x', 7, {}, { crashDate: 7, facts: 'age-65', marked: 'worse' }])(
  'what is no draft is an empty one: %j',
  (stored) => {
    expect(readGateDraft(stored)).toEqual(emptyDraft)
  },
)

test('what does not fit is left out of a stored draft, and the rest stays', () => {
  const marked = [null, 'worse', { examined: true }, { id: 7 }, { id: 'worse', examined: 'yes' }]
  expect(readGateDraft({ ...draft, facts: ['age-65', 'rich'], marked })).toEqual({
    ...draft,
    facts: ['age-65'],
    marked: [{ id: 'worse', examined: false, imaging: false, sameBefore: false }],
  })
})

test('nothing is stored about somebody else, nor about alcohol and drugs', () => {
  expect(storableDraft({ ...draft, who: 'adult' })).toEqual(emptyDraft)
  expect(storableDraft({ ...draft, who: 'child' })).toEqual(emptyDraft)
  expect(storableDraft({ ...draft, facts: ['alcohol', 'age-65', 'dulled'] })).toEqual({
    ...draft,
    facts: ['age-65'],
  })
})

test('a child is a fact of its own', () => {
  expect(factsOf({ ...draft, who: 'child' })).toEqual(['age-65', 'pregnant', 'child'])
  expect(factsOf({ ...draft, who: 'adult' })).toEqual(['age-65', 'pregnant'])
})

test('a mark is set once, and what was said of it goes with it', () => {
  const marks = (chosen: boolean) => withMark(draft, 'tingling', chosen).marked
  expect(marks(false)).toEqual([draft.marked[1]])
  expect(marks(true)).toEqual([draft.marked[1], { id: 'tingling' }])
  expect(withMark(draft, 'weak', true)).toEqual({
    ...draft,
    marked: [...draft.marked, { id: 'weak' }],
  })
})

test('an answer is kept with its own sign', () => {
  const marked = [...draft.marked, { id: 'weak' }]
  expect(withAnswer({ ...draft, marked }, 'weak', { examined: true })).toEqual({
    ...draft,
    marked: [...draft.marked, { id: 'weak', examined: true }],
  })
})

test('a fact is given once and can be taken back', () => {
  expect(withFact(draft, 'age-65', true).facts).toEqual(['pregnant', 'age-65'])
  expect(withFact(draft, 'age-65', false).facts).toEqual(['pregnant'])
})
