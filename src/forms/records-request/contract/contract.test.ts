import { expect, test } from 'vitest'
import { readForm } from '#forms/contract/form.ts'
import { recordsNeeds, recordsRequest } from './contract.ts'

const asked = {
  firm: 'Sample & Sample',
  name: 'Ana Sample',
  phone: '510 555 0123',
  email: 'ana@example.org',
  needs: ['records'],
}
const read = (fields: object) => readForm(recordsRequest, { ...asked, ...fields })
const faulty = (field: string, code: string) => ({ kind: 'faulty', faults: [{ field, code }] })

test('a request says who asks, and for what', () => {
  expect(read({})).toEqual({ kind: 'read', values: { ...asked, phone: '+15105550123' } })
})

test('what is wanted comes once each, in the order of the form', () => {
  const needs = [...recordsNeeds].reverse()
  expect(read({ needs: [...needs, 'records'] })).toMatchObject({ values: { needs: recordsNeeds } })
  expect(read({ needs: ['lien', 'a coffee', 12] })).toMatchObject({ values: { needs: ['lien'] } })
})

test.each([[[]], [['a coffee']], ['records'], [undefined]])('%j asks for nothing', (needs) => {
  expect(read({ needs })).toEqual(faulty('needs', 'missing'))
})

test.each(['firm', 'name'])('the %s has a name of up to 100 characters', (field) => {
  for (const nothing of [undefined, null, ' ']) {
    expect(read({ [field]: nothing })).toEqual(faulty(field, 'missing'))
  }
  expect(read({ [field]: 'a'.repeat(100) })).toMatchObject({ kind: 'read' })
  expect(read({ [field]: 'a'.repeat(101) })).toEqual(faulty(field, 'too-long'))
})

test('an office can be reached by telephone or by mail', () => {
  expect(read({ phone: '' })).toMatchObject({ values: { phone: '', email: asked.email } })
  expect(read({ email: '' })).toMatchObject({ values: { phone: '+15105550123', email: '' } })
  expect(read({ phone: '', email: '' })).toEqual(faulty('phone', 'missing'))
})
