import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepUnder } from '#language/records/kept.ts'
import { emptyDraft, type GateDraft } from '#tools/danger-signs/gate-draft.ts'
import {
  askedToday,
  dayOf,
  draftFor,
  forgetAnswers,
  isAnswersKey,
  isSealed,
  type KeptAnswers,
  keepAnswers,
  keptAnswers,
  sealedPrefix,
} from '#tools/danger-signs/kept-answers.ts'

const days = { listAnswered: '2026-11-20', lastVisit: '2026-11-21' }
const examined = { id: 'tingling', examined: true, imaging: true, sameBefore: true }
const draft: GateDraft = {
  ...emptyDraft,
  crashDate: '2026-11-18',
  facts: ['age-65'],
  marked: [examined],
}

let held: Map<string, string>

beforeEach(() => {
  held = new Map()
  vi.stubGlobal('localStorage', {
    get length() {
      return held.size
    },
    key: (index: number) => [...held.keys()][index] ?? null,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => held.set(key, text),
    removeItem: (key: string) => held.delete(key),
  })
})
afterEach(() => {
  keepUnder(null)
  vi.unstubAllGlobals()
})

test('the answers of a passed gate are there on the next visit, until they are forgotten', () => {
  expect(keptAnswers()).toBeUndefined()
  keepAnswers(draft, days)
  expect(keptAnswers()).toEqual({ draft, ...days })
  // The first script of the diary looks for them by this name.
  expect([...held.keys()]).toEqual(['danger-signs'])
  forgetAnswers()
  expect(keptAnswers()).toBeUndefined()
  expect(held.size).toBe(0)
})

test('answers about somebody else leave what was kept as it is', () => {
  keepAnswers(draft, days)
  keepAnswers({ ...draft, who: 'child', crashDate: '' }, days)
  expect(keptAnswers()?.draft).toEqual(draft)
})

test.each([
  '{',
  'null',
  '7',
  '{}',
  '{"listAnswered":"2026-11-20"}',
  '{"lastVisit":"2026-11-21"}',
  '{"listAnswered":"2026-02-30","lastVisit":"2026-11-21"}',
])('damaged answers count as none: %s', (text) => {
  held.set('danger-signs', text)
  expect(keptAnswers()).toBeUndefined()
})

test('beside a lock answers are kept under it or not at all', () => {
  held.set('another tool', '1')
  expect(isSealed()).toBe(false)
  held.set(`${sealedPrefix}-1`, 'sealed')
  expect(isSealed()).toBe(true)
  keepAnswers(draft, days)
  expect(keptAnswers()).toBeUndefined()

  const texts = { device: new Map<string, string>(), tab: new Map<string, string>() }
  keepUnder({ covers: isAnswersKey, texts, changed: () => {} })
  keepAnswers(draft, days)
  expect(keptAnswers()?.draft).toEqual(draft)
  expect([...texts.device.keys()]).toEqual(['danger-signs'])
  expect(isAnswersKey('another tool')).toBe(false)
  expect([...held.keys()]).toEqual(['another tool', `${sealedPrefix}-1`])
})

test('days are counted from the crash; one without a date is of today', () => {
  expect(dayOf('2026-11-18', '2026-11-21')).toBe(3)
  expect(dayOf('2026-11-22', '2026-11-21')).toBe(0)
  expect(dayOf('2026-02-30', '2026-11-21')).toBe(0)
  expect(dayOf('', '2026-11-21')).toBe(0)
})

test.each<[asked: string, crashDate: string, kept: Partial<KeptAnswers>, today: string]>([
  ['nothing', '2026-11-16', { lastVisit: '2026-11-20' }, '2026-11-20'],
  ['question', '2026-11-16', {}, '2026-11-22'],
  ['list', '2026-11-16', {}, '2026-11-23'],
  ['list', '2026-10-21', { lastVisit: '2026-11-20' }, '2026-11-27'],
  ['question', '2026-10-21', { lastVisit: '2026-11-21' }, '2026-11-27'],
  ['nothing', '', { lastVisit: '2026-11-20' }, '2026-11-20'],
  ['list', '', {}, '2026-11-21'],
])('"%s" is what a crash on "%s" asks for (kept: %j, on %s)', (asked, crashDate, kept, today) => {
  expect(askedToday({ draft: { ...draft, crashDate }, ...days, ...kept }, today)).toBe(asked)
})

test('an examination counts for 7 days, and then only what was so before stays said', () => {
  const kept = { draft, ...days }
  expect(draftFor(kept, '2026-11-27')).toEqual(draft)
  expect(draftFor(kept, '2026-11-28')).toEqual({
    ...draft,
    marked: [{ id: 'tingling', sameBefore: true }],
  })
})
