import { expect, test } from 'vitest'
import { findOpenRules } from './own-rules.ts'

const config = { file: 'clinic.config.ts', text: "ownRules: {\n  asksNoStatus: 'open',\n}" }

test('a rule that the owner has not decided on stops the site', () => {
  expect(findOpenRules({ asksNoStatus: 'open' }, config)).toMatchObject([
    {
      file: 'clinic.config.ts',
      line: 2,
      text: "the owner has not decided on asksNoStatus: if nobody here asks for immigration status, write { confirmedBy: 'Alex Sample', on: '2026-12-01' } with the owner’s name and the day; if not, delete the line",
    },
  ])
})

test('a rule that is confirmed, or left out, stops nothing', () => {
  const confirmed = { confirmedBy: 'Ana Reyes', on: '2026-11-20' } as const
  expect(findOpenRules({ asksNoStatus: confirmed }, config)).toEqual([])
  expect(findOpenRules(undefined, config)).toEqual([])
})
