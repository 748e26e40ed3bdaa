import * as v from 'valibot'
import { expect, test } from 'vitest'
import { frontMatterSchema } from './page-words.ts'

test('the call button of a page rings a line that exists', () => {
  const { line } = frontMatterSchema.entries
  expect(v.is(line, 'call-911')).toBe(true)
  expect(v.safeParse(line, '911').issues?.[0]?.message).toBe(
    'emergency, call-911, hospital, or left out for the office',
  )
})

test('a page is reviewed on a day that the calendar has', () => {
  const { reviewed } = frontMatterSchema.entries
  expect(v.is(reviewed, '2026-02-28')).toBe(true)
  expect(v.safeParse(reviewed, '2026-02-30').issues?.[0]?.message).toBe('a date such as 2026-11-01')
})
