import { expect, test } from 'vitest'
import { nextLabel } from './next-label.ts'

test.each([
  ['2026-11-24', 'Next check:'],
  ['2027-11-01', 'Next check:'],
  ['2027-11-02', 'The next check was due:'],
  ['2031-06-01', 'The next check was due:'],
])('a check that is due on November 1, 2027 is announced on %s as "%s"', (today, label) => {
  expect(nextLabel('2027-11-01', 'en', today)).toBe(label)
})
