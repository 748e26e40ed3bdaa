import { expect, test } from 'vitest'
import type { Reviewer } from '#words/registers.ts'
import { findUnsignedDates } from './limitation-dates.ts'

const config = { file: 'clinic.config.ts', text: 'legal: {\n  limitationDates: true,\n}\n' }

const seal = 'abcdefghijkl'

const person = (role: Reviewer['role'], pages: Reviewer['pages']): Reviewer => ({
  id: role,
  role,
  name: 'Ana Reyes',
  license: '1',
  checked: '2026-11-01',
  pages,
})

const stopsWith = (...reviewers: Reviewer[]) =>
  findUnsignedDates({ limitationDates: true }, reviewers, seal, config)

test('limitation periods as dates stop until an attorney has checked the action plan', () => {
  expect(stopsWith()).toEqual([
    {
      file: 'clinic.config.ts',
      line: 2,
      text: expect.stringContaining('no attorney has checked the action plan as it stands'),
    },
  ])
  expect(stopsWith(person('attorney', { terms: seal, 'action-plan': seal }))).toEqual([])
})

test('who else has checked the action plan takes nothing away from the attorney', () => {
  const chiropractor = person('chiropractor', { 'action-plan': seal })
  expect(stopsWith(chiropractor, person('attorney', { 'action-plan': seal }))).toEqual([])
})

test.each([
  [
    'a chiropractor who has checked the action plan',
    person('chiropractor', { 'action-plan': seal }),
  ],
  ['an attorney who has checked another page', person('attorney', { terms: seal })],
  [
    'an attorney who checked it before its words were changed',
    person('attorney', { 'action-plan': 'bbbbbbbbbbbb' }),
  ],
] as const)('%s does not agree to dates', (_, reviewer) => {
  expect(stopsWith(reviewer)).toHaveLength(1)
})

test('a clinic that shows no limitation period as a date needs no attorney for it', () => {
  expect(findUnsignedDates({ limitationDates: false }, [], seal, config)).toEqual([])
})
