import { expect, test } from 'vitest'
import { readForm } from '#forms/contract/form.ts'
import { pageFeedback } from './contract.ts'

const read = (fields: object) =>
  readForm(pageFeedback, { page: 'neck-pain', useful: 'yes', ...fields })
const faulty = (field: string, code: string) => ({ kind: 'faulty', faults: [{ field, code }] })

test.each(['yes', 'no'])('a page was useful or not: %s', (useful) => {
  expect(read({ useful })).toEqual({
    kind: 'read',
    values: { page: 'neck-pain', useful, sentence: '' },
  })
})

test.each([undefined, '', 'maybe'])('%j does not say whether it was', (useful) => {
  expect(read({ useful })).toEqual(faulty('useful', 'missing'))
})

test.each([undefined, 12, '', 'Neck pain', '/neck-pain', 'neck-pain\n', 'a'.repeat(61)])(
  '%j is no page',
  (page) => {
    expect(read({ page })).toEqual(faulty('page', 'unknown'))
  },
)

test('a page has a name of up to 60 characters, with digits', () => {
  const page = `district-4-${'a'.repeat(49)}`
  expect(read({ page })).toMatchObject({ kind: 'read', values: { page } })
})

test('a sentence is one line of up to 300 characters', () => {
  expect(read({ sentence: ' Thank\nyou ' })).toMatchObject({ values: { sentence: 'Thank you' } })
  expect(read({ sentence: 'a'.repeat(300) })).toMatchObject({ kind: 'read' })
  expect(read({ sentence: 'a'.repeat(301) })).toEqual(faulty('sentence', 'too-long'))
})
