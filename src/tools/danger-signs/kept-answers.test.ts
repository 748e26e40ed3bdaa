import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepUnder } from '#language/records/kept.ts'
import { addPerson, keptRecord } from '#tools/crash-record/crash-record.ts'
import { type CheckAnswers, noAnswers } from '#tools/danger-signs/check-answers.ts'
import {
  answersToRenew,
  askedToday,
  forgetAnswers,
  isSealed,
  type KeptAnswers,
  keepAnswers,
  keptAnswers,
  sealedPrefix,
  standingAnswers,
} from '#tools/danger-signs/kept-answers.ts'

const days = { listAnswered: '2026-11-20', lastVisit: '2026-11-21', level: null }
const examined = {
  id: 'tingling',
  examined: true,
  imaging: true,
  treated: false,
  sameBefore: true,
}
const answers: CheckAnswers = {
  ...noAnswers,
  crashDay: '2026-11-18',
  facts: ['age-65', 'head-hit'],
  marked: [examined],
  answered: ['now', 'who', 'day', 'person', 'head-hit', 'strength'],
}

let held: Record<'localStorage' | 'sessionStorage', Map<string, string>>

beforeEach(() => {
  held = { localStorage: new Map(), sessionStorage: new Map() }
  for (const place of ['localStorage', 'sessionStorage'] as const) {
    vi.stubGlobal(place, {
      get length() {
        return held[place].size
      },
      key: (index: number) => [...held[place].keys()][index] ?? null,
      getItem: (key: string) => held[place].get(key) ?? null,
      setItem: (key: string, text: string) => held[place].set(key, text),
      removeItem: (key: string) => held[place].delete(key),
    })
  }
})
afterEach(() => {
  keepUnder(null)
  vi.unstubAllGlobals()
})

test('the answers of a check are there on the next visit, until they are forgotten', () => {
  expect(keptAnswers()).toBeUndefined()
  expect(keepAnswers(answers, days)).toBe(true)
  expect(keptAnswers()).toEqual({ answers, ...days })
  forgetAnswers()
  expect(keptAnswers()).toBeUndefined()
})

test('the day of the crash stands in the record that all tools read', () => {
  keepAnswers(answers, days)
  expect(keptRecord().day).toBe('2026-11-18')
})

test('what somebody drank or took is not kept, and is asked again', () => {
  const drunk: CheckAnswers = {
    ...answers,
    facts: ['alcohol', 'drunk', 'dulled'],
    answered: ['body', 'crash', 'worse'],
  }
  keepAnswers(drunk, days)
  expect(keptAnswers()?.answers).toMatchObject({ facts: ['dulled'], answered: ['worse'] })
  expect([...held.localStorage.values()].join()).not.toMatch(/alcohol|drunk/)
})

test('answers about somebody without a record leave what was kept as it is', () => {
  keepAnswers(answers, days)
  expect(keepAnswers({ ...answers, who: 'child', facts: [] }, days)).toBe(false)
  expect(keptAnswers()?.answers).toEqual(answers)
})

test('somebody who was added by name has answers of their own', () => {
  keepAnswers(answers, days)
  const person = addPerson('Sample Child', 'child')
  held.sessionStorage.set('crash-person', JSON.stringify(person?.id))
  expect(keptAnswers()).toBeUndefined()
  keepAnswers({ ...answers, who: 'child', facts: [] }, days)
  expect(keptAnswers()?.answers).toMatchObject({ who: 'child', facts: [] })
  forgetAnswers()
  held.sessionStorage.clear()
  expect(keptAnswers()?.answers.facts).toEqual(['age-65', 'head-hit'])
})

test('answers of earlier versions are taken over: facts, marks and the day of the crash', () => {
  const draft = {
    who: 'me',
    crashDate: '2026-11-18',
    facts: ['age-65'],
    marked: [{ id: 'spine', examined: true, imaging: true, sameBefore: false }],
  }
  held.localStorage.set(
    'danger-signs',
    JSON.stringify({ draft, listAnswered: '2026-11-20', lastVisit: '2026-11-21' }),
  )
  expect(keptAnswers()).toMatchObject({
    listAnswered: '2026-11-20',
    level: null,
    answers: {
      crashDay: '2026-11-18',
      facts: ['age-65'],
      marked: [{ id: 'spine', examined: true, imaging: true }],
      answered: ['who', 'day', 'person'],
    },
  })
  expect(keptRecord().day).toBe('2026-11-18')
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
  held.localStorage.set('danger-signs', text)
  expect(keptAnswers()).toBeUndefined()
})

test('beside a lock answers are kept under it or not at all', () => {
  held.localStorage.set('another tool', '1')
  expect(isSealed()).toBe(false)
  held.localStorage.set(`${sealedPrefix()}1`, 'sealed')
  expect(isSealed()).toBe(true)
  keepAnswers(answers, days)
  expect(keptAnswers()).toBeUndefined()

  const texts = { device: new Map<string, string>(), tab: new Map<string, string>() }
  keepUnder({ covers: (one) => one === 'danger-signs', texts, changed: () => {} })
  keepAnswers(answers, days)
  expect(keptAnswers()?.answers).toEqual(answers)
  expect([...texts.device.keys()]).toEqual(['danger-signs'])
  expect(held.localStorage.has('danger-signs')).toBe(false)
})

test.each<[asked: string, crashDay: string, kept: Partial<KeptAnswers>, today: string]>([
  ['nothing', '2026-11-16', { lastVisit: '2026-11-20' }, '2026-11-20'],
  ['question', '2026-11-16', {}, '2026-11-22'],
  ['list', '2026-11-16', {}, '2026-11-23'],
  ['list', '2026-10-21', { lastVisit: '2026-11-20' }, '2026-11-27'],
  ['question', '2026-10-21', { lastVisit: '2026-11-21' }, '2026-11-27'],
  ['nothing', '', { lastVisit: '2026-11-20' }, '2026-11-20'],
  ['list', '', {}, '2026-11-21'],
])('"%s" is what a crash on "%s" asks for (kept: %j, on %s)', (asked, crashDay, kept, today) => {
  expect(askedToday({ answers: { ...answers, crashDay }, ...days, ...kept }, today)).toBe(asked)
})

test('an examination counts for 7 days, and then only what was so before stays said', () => {
  const kept = { answers, ...days }
  expect(standingAnswers(kept, '2026-11-27').marked).toEqual([
    { id: 'tingling', examined: true, imaging: true, sameBefore: true },
  ])
  expect(standingAnswers(kept, '2026-11-28').marked).toEqual([{ id: 'tingling', sameBefore: true }])
})

test('that a hospital treated it stands between whole checks, and is asked in each of them', () => {
  const treated = { id: 'seizure', treated: true, day: '2026-11-19' }
  const kept = { answers: { ...answers, marked: [treated] }, ...days }
  expect(standingAnswers(kept, '2026-12-20').marked).toEqual([treated])
  expect(answersToRenew(kept, '2026-11-21').marked).toEqual([{ id: 'seizure', day: '2026-11-19' }])
})

test('a new whole check asks what changes and keeps what was told once', () => {
  const kept = { answers: { ...answers, now: true, facts: ['at-scene' as const] }, ...days }
  expect(answersToRenew(kept, '2026-11-21')).toMatchObject({
    now: false,
    facts: [],
    // Whoever hit the head since then is asked anew.
    answered: ['who', 'day', 'person'],
  })
})

test('after a fall the whole check is due each day again, as after a crash', () => {
  const kept = { answers, listAnswered: '2026-11-20', lastVisit: '2026-11-20', level: null }
  const day = '2026-11-21'
  expect(askedToday({ ...kept, answers: { ...answers, crashDay: '2026-11-08' } }, day)).toBe(
    'question',
  )
  const fell = { ...answers, crashDay: '2026-11-08', fellDay: '2026-11-20' }
  expect(askedToday({ ...kept, answers: fell }, day)).toBe('list')
})

test('the three short screens come once a day at most', () => {
  const kept = { answers, listAnswered: '2026-11-22', lastVisit: '2026-11-22', level: null }
  expect(askedToday(kept, '2026-11-23')).toBe('question')
  keepAnswers(answers, { ...kept, shortAnswered: '2026-11-23' })
  const later = keptAnswers()
  if (!later) throw new Error('Nothing was kept')
  expect(askedToday(later, '2026-11-23')).toBe('nothing')
  expect(askedToday(later, '2026-11-24')).toBe('question')
  expect(askedToday({ ...later, shortAnswered: '2026-11-25' }, '2026-11-25')).toBe('list')
})

test('what is kept anew takes the place of what was kept before', () => {
  keepAnswers(answers, days)
  const kept = keptAnswers()
  if (!kept) throw new Error('Nothing was kept')
  keepAnswers({ ...answers, spinePain: 9 }, kept)
  expect(keptAnswers()?.answers.spinePain).toBe(9)
})
