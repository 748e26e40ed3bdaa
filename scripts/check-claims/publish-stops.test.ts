import { expect, test } from 'vitest'
import type { Claim } from '#words/registers.ts'
import { findPublishStops } from './publish-stops.ts'

const proven: Claim = {
  id: 'years',
  value: '15+',
  label: { en: 'years', es: 'años' },
  counts: { en: 'Full years.', es: 'Años completos.' },
  evidence: 'License of March 2009, file 12',
  checked: '2026-11-01',
  shownOn: ['about'],
}

const today = '2026-11-21'

const stopsOf = (claim: Partial<Claim>, on = today) =>
  findPublishStops({ claims: [{ ...proven, ...claim }], lists: {} }, on)

test('a claim with evidence, checked this year, may be published', () => {
  expect(stopsOf({})).toEqual([])
})

test('a sample claim stops', () => {
  expect(stopsOf({ evidence: 'sample' })).toEqual(['claim years is a sample'])
})

test('a claim without evidence stops', () => {
  expect(stopsOf({ evidence: ' ' })).toEqual(['claim years has no evidence'])
})

test('a claim may be published for a year after its check, to the day', () => {
  expect(stopsOf({}, '2027-11-01')).toEqual([])
  expect(stopsOf({}, '2027-11-02')).toEqual(['claim years was last checked 2026-11-01'])
})

test('a check dated in the future stops', () => {
  expect(stopsOf({ checked: '2026-12-01' })).toEqual([
    'claim years is dated in the future, 2026-12-01',
  ])
})

test('a sample that no page shows may wait', () => {
  expect(stopsOf({ evidence: 'sample', shownOn: [] })).toEqual([])
})

test('sample people, stories, events and providers stop', () => {
  const lists = {
    stories: [{ id: 'elena', sample: true }],
    events: [{ id: 'walk', sample: false }],
  }
  expect(findPublishStops({ claims: [], lists }, today)).toEqual(['stories: elena is a sample'])
})

test('a leap day gives no claim a day more', () => {
  expect(stopsOf({ checked: '2027-02-28' }, '2028-02-29')).toHaveLength(1)
  expect(stopsOf({ checked: '2027-03-01' }, '2028-02-29')).toEqual([])
  expect(stopsOf({ checked: '2028-02-29' }, '2029-02-28')).toEqual([])
  expect(stopsOf({ checked: '2028-02-29' }, '2029-03-01')).toHaveLength(1)
})
