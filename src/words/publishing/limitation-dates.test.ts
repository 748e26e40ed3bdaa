import { expect, test } from 'vitest'
import type { Reviewer } from '#words/registers.ts'
import { findUnsignedDates } from './limitation-dates.ts'

const config = { file: 'clinic.config.ts', text: 'legal: {\n  limitationDates: true,\n}\n' }

const person = (role: Reviewer['role'], pages: string[]): Reviewer => ({
  id: role,
  role,
  name: 'Ana Reyes',
  license: '1',
  checked: '2026-11-01',
  pages,
})

const stopsWith = (...reviewers: Reviewer[]) =>
  findUnsignedDates({ limitationDates: true }, reviewers, ['2026-11-01', '2026-10-01'], config)

test('limitation periods as dates stop until an attorney has checked the action plan', () => {
  expect(stopsWith()).toEqual([
    {
      file: 'clinic.config.ts',
      line: 2,
      text: 'limitationDates is on, and no attorney has checked the page action-plan since its words were gone over',
    },
  ])
  expect(stopsWith(person('attorney', ['terms', 'action-plan']))).toEqual([])
})

test('who else has checked the action plan takes nothing away from the attorney', () => {
  const chiropractor = person('chiropractor', ['action-plan'])
  expect(stopsWith(chiropractor, person('attorney', ['action-plan']))).toEqual([])
})

test.each([
  ['a chiropractor who has checked the action plan', person('chiropractor', ['action-plan'])],
  ['an attorney who has checked another page', person('attorney', ['terms'])],
  [
    'an attorney who checked it before its words were gone over',
    { ...person('attorney', ['action-plan']), checked: '2026-10-31' },
  ],
] as const)('%s does not agree to dates', (_, reviewer) => {
  expect(stopsWith(reviewer)).toHaveLength(1)
})

test('a clinic that shows no limitation period as a date needs no attorney for it', () => {
  expect(findUnsignedDates({ limitationDates: false }, [], ['2026-11-01'], config)).toEqual([])
})
