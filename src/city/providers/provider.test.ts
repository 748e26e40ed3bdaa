import { expect, test } from 'vitest'
import {
  choicesAmong,
  fitting,
  type Provider,
  providerMarks,
  queryOf,
  signProviders,
  unknownAsked,
  wantedBy,
  withOneLess,
} from './provider.ts'

const made = (id: string, rest: Partial<Provider>): Provider => ({
  id,
  sample: true,
  name: id,
  kind: 'dentist',
  city: 'Oakland',
  address: '1 Sample Street',
  phone: '+15105550140',
  lat: 37.8,
  lon: -122.27,
  languages: ['en'],
  payment: ['self-pay'],
  note: '',
  sign: '1',
  ...rest,
})

const providers = [
  made('dentist', { languages: ['en', 'es'] }),
  made('doctor', { kind: 'medical-doctor', payment: ['medi-cal', 'self-pay'] }),
  made('far doctor', { kind: 'medical-doctor', city: 'Berkeley', languages: ['es'] }),
]

const found = (query: string) =>
  fitting(providers, wantedBy(new URLSearchParams(query), providers)).map(({ id }) => id)

test.each([
  ['', ['dentist', 'doctor', 'far doctor']],
  ['kind=medical-doctor', ['doctor', 'far doctor']],
  ['language=es', ['dentist', 'far doctor']],
  ['payment=medi-cal', ['doctor']],
  ['city=Berkeley', ['far doctor']],
  ['kind=medical-doctor&language=es&city=Berkeley', ['far doctor']],
  ['kind=dentist&payment=medi-cal', []],
])('“%s” leaves what has all of it', (query, ids) => {
  expect(found(query)).toEqual(ids)
})

test('what no entry has is as if it were not asked', () => {
  expect(found('kind=lawyer&language=xx&payment=lien&city=Paris')).toHaveLength(3)
})

test('only what some entry has can be chosen', () => {
  expect(choicesAmong(providers)).toEqual({
    kind: ['medical-doctor', 'dentist'],
    language: ['en', 'es'],
    payment: ['medi-cal', 'self-pay'],
    city: ['Berkeley', 'Oakland'],
  })
})

test('the list is numbered in the order of its kinds, and the map by the same numbers', () => {
  const signed = signProviders(providers)
  expect(signed.map(({ id, sign }) => [id, sign])).toEqual([
    ['doctor', '1'],
    ['far doctor', '2'],
    ['dentist', '3'],
  ])
  const marks = providerMarks(signed, '/provider-network')
  expect(marks.map(({ href, sign }) => [href, sign])).toEqual([
    ['/provider-network#doctor', '1'],
    ['/provider-network#far doctor', '2'],
    ['/provider-network#dentist', '3'],
  ])
  expect(marks[0]).toMatchObject({
    kind: 'place',
    name: 'doctor',
    point: { lat: 37.8, lon: -122.27 },
  })
})

test('what is wanted stands in the address, and nothing else', () => {
  const query = 'kind=dentist&language=es&payment=medi-cal&city=Oakland'
  const wanted = wantedBy(new URLSearchParams(`${query}&page=2`), providers)
  expect(wanted).toEqual({ kind: 'dentist', language: 'es', payment: 'medi-cal', city: 'Oakland' })
  expect(String(queryOf(wanted))).toBe(query)
  expect(wantedBy(new URLSearchParams('kind=lawyer'), providers)).toEqual({})
  expect(String(queryOf({}))).toBe('')
})

test('what no entry has is named by its field, whatever a stranger wrote there', () => {
  const asked = new URLSearchParams('kind=lawyer&language=es&city=%3Cb%3E&payment=')
  expect(unknownAsked(asked, providers)).toEqual(['kind', 'city'])
})

test('where nobody fits, who fits all but one choice is counted', () => {
  const wanted = { kind: 'dentist', payment: 'medi-cal', language: 'en' } as const
  expect(withOneLess(wanted, providers).map(({ name, found }) => [name, found])).toEqual([
    ['kind', 1],
    ['payment', 1],
  ])
})
