import { expect, test } from 'vitest'
import type { Reviewer } from '#words/registers.ts'
import { findUnsignedSigns } from './danger-signs.ts'

const person = (name: string, role: Reviewer['role']): Reviewer => ({
  id: role,
  role,
  name,
  license: '1',
  checked: '2026-11-01',
  pages: [],
})

const reviewers = [person('Ana, MD', 'medical-doctor'), person('Luis, D.C.', 'chiropractor')]
const register = { file: 'content/data/danger-signs.yaml', text: 'signs:\n  - id: chest\n' }

const textsOf = (...signedBy: string[]) =>
  findUnsignedSigns([{ id: 'chest', signedBy }], reviewers, register).map(({ text }) => text)

test('a sign needs a medical doctor and a chiropractor', () => {
  expect(textsOf('Ana, MD', 'Luis, D.C.')).toEqual([])
  expect(textsOf('Ana, MD')).toEqual(['the danger sign chest is not signed by a chiropractor'])
})

test('a name that the register of reviewers does not hold signs nothing', () => {
  expect(textsOf('Somebody, MD')).toEqual([
    'the danger sign chest is not signed by a medical doctor and a chiropractor',
  ])
})

test('an unsigned sign is named with its line', () => {
  expect(findUnsignedSigns([{ id: 'chest', signedBy: [] }], reviewers, register)).toMatchObject([
    { file: 'content/data/danger-signs.yaml', line: 2 },
  ])
})
