import { expect, test } from 'vitest'
import { countShown } from './small-numbers.ts'

test('counts from 1 to 10 are not shown, none and 11 are', () => {
  expect([0, 1, 10, 11].map(countShown)).toEqual([0, null, null, 11])
})
