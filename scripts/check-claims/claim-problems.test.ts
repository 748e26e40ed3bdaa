import { expect, test } from 'vitest'
import type { Claim } from '#words/registers.ts'
import {
  findDisagreements,
  findLeftOut,
  findWithoutScope,
  findWrittenOut,
  type Shown,
} from './claim-problems.ts'

const claimOf = (id: string, shownOn: Claim['shownOn'], value = '847+'): Claim => ({
  id,
  value,
  label: { en: 'patients', es: 'pacientes' },
  counts: { en: 'Each once.', es: 'Una vez.' },
  evidence: 'sample',
  checked: '2026-11-01',
  shownOn,
})

const nothing: Shown = { inWords: [], inCode: { named: [], printing: [] }, ratingOn: [] }

const inBoth = (id: string, on: string): Shown => ({
  ...nothing,
  inWords: [
    { id, on, locale: 'en' },
    { id, on, locale: 'es' },
  ],
})

test('a claim on the pages it lists is in order', () => {
  expect(findDisagreements([claimOf('years', ['about'])], inBoth('years', 'about'))).toEqual([])
})

test('a claim on a page it does not list is reported in each language', () => {
  expect(findDisagreements([claimOf('years', [])], inBoth('years', 'about'))).toEqual([
    'years is on about (en), which shownOn does not list',
    'years is on about (es), which shownOn does not list',
  ])
})

test('a claim that only one language prints is reported', () => {
  const shown: Shown = { ...nothing, inWords: [{ id: 'years', on: 'about', locale: 'en' }] }
  expect(findDisagreements([claimOf('years', ['about'])], shown)).toEqual([
    'years is not on about (es), which shownOn lists',
  ])
})

test('a claim that no entry defines is named once, and the rest agrees', () => {
  expect(findLeftOut([], inBoth('years', 'about'))).toEqual(['years'])
  expect(findLeftOut([claimOf('years', ['about'])], inBoth('years', 'about'))).toEqual([])
  expect(findDisagreements([], inBoth('years', 'about'))).toEqual([])
})

test('a page that prints the register shows every claim that names it', () => {
  const shown: Shown = { ...nothing, inCode: { named: [], printing: ['home'] } }
  expect(findDisagreements([claimOf('years', ['home'])], shown)).toEqual([])
})

test('the rating that search engines are told counts as shown', () => {
  const shown: Shown = { ...nothing, ratingOn: ['contact'] }
  expect(findDisagreements([claimOf('rating', ['contact'])], shown)).toEqual([])
})

test('a claim that the code asks for and no page shows is reported', () => {
  const shown: Shown = { ...nothing, inCode: { named: ['years'], printing: [] } }
  expect(findDisagreements([claimOf('years', [])], shown)).toEqual([
    'the code asks for years, and its shownOn is empty',
  ])
})

test('an id that is entered twice is reported', () => {
  const twice = [claimOf('years', ['about']), claimOf('years', ['about'])]
  expect(findDisagreements(twice, inBoth('years', 'about'))).toEqual(['years is entered twice'])
})

test('a figure of the register that a page writes itself is reported', () => {
  const claims = [claimOf('treated', ['about'], '847+')]
  expect(findWrittenOut(claims, 'We saw 847+ people.')).toEqual([
    'writes 847+ itself: write {claim:treated}',
  ])
})

test.each(['We saw 847 patients.', 'Ya vinieron 847 pacientes.', 'Over 847 happy patients came.'])(
  '"%s" is the claim in words',
  (text) => {
    expect(findWrittenOut([claimOf('treated', ['about'], '847+')], text)).toHaveLength(1)
  },
)

test('a large number is found with and without its comma', () => {
  const claims = [claimOf('spanish', ['about'], '1000+')]
  for (const text of ['1000 patients', '1,000 patients', '1,000+ pacientes'])
    expect(findWrittenOut(claims, text)).toHaveLength(1)
})

test('a share is found with a space before its sign', () => {
  const claims = [claimOf('relief', ['about'], '98%')]
  expect(findWrittenOut(claims, 'El 98 % mejora.')).toHaveLength(1)
})

test('the count behind the rating is found', () => {
  const claims = [{ ...claimOf('rating', ['home'], '4.8'), reviews: 127 }]
  expect(findWrittenOut(claims, 'See 127 patients agree.')).toHaveLength(1)
})

test('a figure with its source is one of a study', () => {
  const claims = [claimOf('treated', ['about'], '847+')]
  expect(findWrittenOut(claims, 'In a study of 847 patients[^ones-2019], …')).toEqual([])
})

test('a plain number is nobody’s claim', () => {
  expect(findWrittenOut([claimOf('years', ['about'], '15')], 'Wait 15 minutes.')).toEqual([])
})

test('a shown claim says which time it counts', () => {
  const vague = claimOf('treated', ['about'])
  const dated = { ...vague, counts: { en: 'Each once, in 2025.', es: 'Una vez, en 2025.' } }
  expect(findWithoutScope([vague])).toEqual(['treated does not say which time it counts'])
  expect(findWithoutScope([dated, claimOf('hidden', [])])).toEqual([])
})
