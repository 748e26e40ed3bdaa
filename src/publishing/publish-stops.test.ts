import { expect, test } from 'vitest'
import { publishReport } from './publish-stops.ts'

test('the report names file and line', () => {
  const groups = [
    { heading: 'Prove', stops: [{ file: 'a.yaml', line: 3, text: 'years is a sample' }] },
  ]
  expect(publishReport(groups)).toBe(
    'This keeps the site from being published:\n\n1. Prove (1)\n   a.yaml:3  years is a sample',
  )
})
