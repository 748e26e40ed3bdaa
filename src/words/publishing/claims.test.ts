import { expect, test } from 'vitest'
import type { Claim } from '#words/registers.ts'
import { findStaleClaims, findUnprovenClaims } from './claims.ts'

const proven: Claim = {
  id: 'years',
  value: '15+',
  label: { en: 'years', es: 'años' },
  counts: { en: 'Full years.', es: 'Años completos.' },
  evidence: { who: 'Chiropractic board', where: 'license, file 12', when: '2009-03-01' },
  checked: '2026-11-01',
  shownOn: ['about'],
}

const today = '2026-11-21'
const register = { file: 'content/data/claims.yaml', text: '# Claims\n\n- id: years\n' }

const stopsOf = (claim: Partial<Claim>, on = today) => [
  ...findUnprovenClaims([{ ...proven, ...claim }], register, on, 'https://reviews.clinic.org').map(
    ({ text }) => text,
  ),
  ...findStaleClaims([{ ...proven, ...claim }], register, on).map(({ text }) => text),
]

test('a claim with evidence, checked this year, may be published', () => {
  expect(stopsOf({})).toEqual([])
})

test('a sample claim stops, at its line', () => {
  expect(
    findUnprovenClaims([{ ...proven, evidence: 'sample' }], register, today, undefined),
  ).toEqual([
    {
      file: 'content/data/claims.yaml',
      line: 3,
      text: 'the claim years is a sample: name who proves it, where and when',
    },
  ])
})

test('evidence from the future stops', () => {
  const evidence = { who: 'The board', where: 'file 12', when: '2026-12-01' }
  expect(stopsOf({ evidence })).toEqual(['the claim years has evidence from the future'])
})

test('evidence and a check of today are in time', () => {
  const evidence = { who: 'The board', where: 'file 12', when: today }
  expect(stopsOf({ evidence, checked: today })).toEqual([])
})

test('a claim may be published for a year after its check, to the day', () => {
  expect(stopsOf({}, '2027-11-01')).toEqual([])
  expect(stopsOf({}, '2027-11-02')).toEqual([
    'the claim years was last checked 2026-11-01, more than a year ago: look at its evidence, then set checked',
  ])
})

test('a stale claim says since when it is', () => {
  expect(findStaleClaims([proven], register, '2027-11-21')).toMatchObject([{ since: '2027-11-01' }])
})

test.each([
  ['me', 'the report of March 2026', 'proved by "me"'],
  ['the office manager', 'in my head', 'proved in "in my head"'],
  ['the office manager', 'our records', 'proved in "our records"'],
])('evidence of %s in %s proves nothing', (who, where, said) => {
  const evidence = { who, where, when: '2026-03-01' }
  expect(stopsOf({ evidence }).join()).toContain(said)
})

test('a count of reviews needs the place where they stand', () => {
  const rating = { ...proven, id: 'rating', reviews: 127 }
  expect(findUnprovenClaims([rating], register, today, undefined)).toHaveLength(1)
  expect(findUnprovenClaims([rating], register, today, 'https://reviews.clinic.org')).toEqual([])
})

test('a check dated in the future stops', () => {
  expect(stopsOf({ checked: '2026-12-01' })).toEqual([
    'the claim years is dated in the future, 2026-12-01',
  ])
})

test('a sample that no page shows may wait', () => {
  expect(stopsOf({ evidence: 'sample', shownOn: [] })).toEqual([])
})

test('a leap day gives no claim a day more', () => {
  expect(stopsOf({ checked: '2027-02-28' }, '2028-02-29')).toHaveLength(1)
  expect(stopsOf({ checked: '2027-03-01' }, '2028-02-29')).toEqual([])
  expect(stopsOf({ checked: '2028-02-29' }, '2029-02-28')).toEqual([])
  expect(stopsOf({ checked: '2028-02-29' }, '2029-03-01')).toHaveLength(1)
})
