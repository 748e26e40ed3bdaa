import { expect, test } from 'vitest'
import type { DangerSign } from '#words/danger-signs/register.ts'
import type { Reviewer } from '#words/registers.ts'
import { signSeal } from '#words/seal.ts'
import { findUnsignedSigns } from './danger-signs.ts'

const person = (name: string, role: Reviewer['role']): Reviewer => ({
  id: role,
  role,
  name,
  license: '1',
  checked: '2026-11-01',
  pages: {},
})

const reviewers = [person('Ana, MD', 'medical-doctor'), person('Luis, D.C.', 'chiropractor')]
const register = { file: 'content/data/danger-signs.yaml', text: 'signs:\n  - id: chest\n' }

const sign: DangerSign = {
  id: 'chest',
  screen: 'chest',
  words: { en: 'Chest pain', es: 'Dolor de pecho' },
  levels: [{ level: 1 }],
  examined: 'never',
  source: ['acep'],
  signedBy: [],
}

const signed = (seal: string, ...names: string[]) =>
  findUnsignedSigns(
    [{ ...sign, signedBy: names.map((name) => ({ name, seal })) }],
    reviewers,
    register,
  ).map(({ text }) => text.split(':')[0])

const seal = signSeal(sign)

test('a sign needs a medical doctor and a chiropractor', () => {
  expect(signed(seal, 'Ana, MD', 'Luis, D.C.')).toEqual([])
  expect(signed(seal, 'Ana, MD')).toEqual([
    'the danger sign chest is not signed as it stands by a chiropractor',
  ])
})

const unsigned = [
  'the danger sign chest is not signed as it stands by a medical doctor and a chiropractor',
]

test('a name that the register of reviewers does not hold signs nothing', () => {
  expect(signed(seal, 'Somebody, MD')).toEqual(unsigned)
})

test('signatures end when the sign is changed', () => {
  const other = signSeal({ ...sign, levels: [{ level: 2 }] })
  expect(signed(other, 'Ana, MD', 'Luis, D.C.')).toEqual(unsigned)
})

test('an unsigned sign is named with its line and with what to write', () => {
  expect(findUnsignedSigns([sign], reviewers, register)).toMatchObject([
    {
      file: 'content/data/danger-signs.yaml',
      line: 2,
      text: expect.stringContaining(`seal: ${seal} } under signedBy`),
    },
  ])
})

test('a register without signs stops', () => {
  expect(findUnsignedSigns([], reviewers, register)).toHaveLength(1)
})
