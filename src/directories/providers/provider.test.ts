import { expect, test } from 'vitest'
import { choicesAmong, fitting, type Provider, wantedBy } from '#directories/providers/provider.ts'

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
