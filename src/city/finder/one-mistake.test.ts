import { expect, test } from 'vitest'
import { isOneMistakeFrom } from './one-mistake.ts'

test.each([
  ['temezcal', 'a wrong letter'],
  ['temescel', 'a wrong letter near the end'],
  ['temesca', 'the last letter missing'],
  ['emescal', 'the first letter missing'],
  ['teemescal', 'a letter too many'],
  ['temescall', 'a letter too many at the end'],
  ['etmescal', 'the first two in the wrong order'],
  ['temescla', 'the last two in the wrong order'],
])('%s is temescal with %s', (written) => {
  expect(isOneMistakeFrom(written, 'temescal')).toBe(true)
})

test.each([
  ['temescal', 'temescal', 'no mistake'],
  ['tamezcal', 'temescal', 'two wrong letters'],
  ['temes', 'temescal', 'three letters missing'],
  ['temescalll', 'temescal', 'two letters too many'],
  ['hih', 'high', 'too short to guess at'],
  ['1073', '1074', 'a number'],
  ['107', '1073', 'a number that is unfinished'],
  ['73rdd', '73rd5', 'a number behind letters'],
])('%s is not taken for %s: %s', (written, name) => {
  expect(isOneMistakeFrom(written, name)).toBe(false)
})

test('words from four letters on are guessed at', () => {
  expect(isOneMistakeFrom('hihg', 'high')).toBe(true)
})
