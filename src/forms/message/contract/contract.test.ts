import { expect, test } from 'vitest'
import { readForm } from '#forms/contract/form.ts'
import { message } from './contract.ts'

const read = (fields: object) =>
  readForm(message, { name: 'Ana', phone: '510 555 0123', ...fields })
const faulty = (field: string, code: string) => ({ kind: 'faulty', faults: [{ field, code }] })

test('what is not said has a default', () => {
  expect(read({})).toEqual({
    kind: 'read',
    values: {
      name: 'Ana',
      phone: '+15105550123',
      email: '',
      call: 'any',
      language: undefined,
      topic: 'other',
      note: '',
      texts: false,
    },
  })
})

test.each([
  ['(510) 555-0123', '+15105550123'],
  ['1-510-555-0123', '+15105550123'],
  ['+1 510.555.0123', '+15105550123'],
  ['５１０ ５５５ ０１２３', '+15105550123'],
  ['+52 55 1234 5678', '+525512345678'],
  // As an address book or a messenger hands it out: between marks of direction, with dashes of its own.
  ['\u202a+1 (510) 555\u20110123\u202c', '+15105550123'],
  ['510\u2012555\u22120123', '+15105550123'],
  ['\u200e510\u00a0555\u200b0123', '+15105550123'],
])('%j is a telephone number', (phone, stored) => {
  expect(read({ phone })).toMatchObject({ values: { phone: stored } })
})

test.each([
  '555-0123',
  'call me',
  '+0 510 555 0123',
  '(110) 555-0123',
  '1'.repeat(41),
  '+1234567',
  '510 555 0123 45',
  'x+15105550123',
  `+1${'2'.repeat(15)}`,
])('%j is none', (phone) => {
  expect(read({ phone })).toEqual(faulty('phone', 'malformed'))
})

test('a telephone number or an e-mail address is enough, and one of them is needed', () => {
  expect(read({ phone: ' ', email: 'ana@example.org' })).toMatchObject({
    kind: 'read',
    values: { phone: '', email: 'ana@example.org' },
  })
  for (const nothing of ['', null, undefined, 12, []]) {
    expect(read({ phone: nothing, email: nothing })).toEqual(faulty('phone', 'missing'))
  }
})

test('a name that is missing does not hide that nobody can be reached', () => {
  expect(readForm(message, {})).toEqual({
    kind: 'faulty',
    faults: [
      { field: 'name', code: 'missing' },
      { field: 'phone', code: 'missing' },
    ],
  })
})

test('a name has up to 100 characters', () => {
  expect(read({ name: 'a'.repeat(100) })).toMatchObject({ kind: 'read' })
  expect(read({ name: 'a'.repeat(101) })).toEqual(faulty('name', 'too-long'))
})

test('every field at fault is named', () => {
  const input = { name: ' ', phone: 'x', email: 'ana@', note: 'a'.repeat(501) }
  expect(readForm(message, input)).toEqual({
    kind: 'faulty',
    faults: [
      { field: 'name', code: 'missing' },
      { field: 'phone', code: 'malformed' },
      { field: 'email', code: 'malformed' },
      { field: 'note', code: 'too-long' },
    ],
  })
})

test('a name is one line, and nothing in it moves a cursor or turns the reading direction', () => {
  const name = ' Ana\r\n\u0000\u001b[31m \u202ePérez\u2028'
  expect(read({ name })).toMatchObject({ values: { name: 'Ana [31m Pérez' } })
})

test('a note keeps its lines', () => {
  const note = '  one\r\ntwo\u0007\n '
  expect(read({ note })).toMatchObject({ values: { note: 'one\ntwo' } })
  expect(read({ note: 'one\rtwo' })).toMatchObject({ values: { note: 'one\ntwo' } })
  expect(read({ note: 'one\u0000\u0007two' })).toMatchObject({ values: { note: 'one two' } })
  expect(read({ note: 12 })).toMatchObject({ values: { note: '' } })
})

test('choices are taken', () => {
  const chosen = { call: 'morning', topic: 'cost', language: 'es' }
  expect(read({ ...chosen, texts: 'yes' })).toMatchObject({ values: { ...chosen, texts: true } })
})

test('choices that are not ours are replaced', () => {
  const read = readForm(message, {
    name: 'Ana',
    email: 'ana@example.org',
    call: 'midnight',
    topic: ['cost'],
    language: 'fr',
    texts: 'on',
  })
  expect(read).toMatchObject({
    values: { call: 'any', topic: 'other', language: undefined, texts: false },
  })
})
