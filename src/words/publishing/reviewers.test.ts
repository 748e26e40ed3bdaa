import { expect, test } from 'vitest'
import type { Reviewer } from '#words/registers.ts'
import { findUnknownReviewers } from './reviewers.ts'

const list = { file: 'content/data/reviewers.yaml', text: '- id: ana\n' }
const stopsOf = (person: Pick<Reviewer, 'name' | 'role' | 'license'>) =>
  findUnknownReviewers([{ id: 'ana', checked: '2026-11-01', pages: {}, ...person }], list)

test.each([
  ['chiropractor', 'DC 31442'],
  ['medical-doctor', 'A 98417'],
  ['medical-doctor', '20A 7719'],
  ['attorney', '284119'],
] as const)('a %s has a license such as %s', (role, license) => {
  expect(stopsOf({ name: 'Ana Reyes', role, license })).toEqual([])
})

test.each([
  ['chiropractor', 'DC-00000'],
  ['chiropractor', '31442'],
  ['medical-doctor', '1'],
  ['attorney', '123456'],
  ['attorney', '1'],
] as const)('a %s with the license %s stops at its line', (role, license) => {
  expect(stopsOf({ name: 'Ana Reyes', role, license })).toMatchObject([{ line: 1 }])
})

test('a person of a series has read nothing', () => {
  expect(stopsOf({ name: 'Saul Goodman', role: 'attorney', license: '284119' })).toHaveLength(1)
})

test('a manager needs no license', () => {
  expect(stopsOf({ name: 'Ana Reyes', role: 'manager' })).toEqual([])
})
