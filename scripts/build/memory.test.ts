import { expect, test } from 'vitest'
import { describeScarceMemory } from './memory.ts'

test('a machine with little memory hears of it before a build, and where to build instead', () => {
  expect(describeScarceMemory(700 * 2 ** 20)).toMatch(/900 MiB .* 700 MiB are free .*npm run pack/)
})

test('a machine with enough hears nothing', () => {
  expect(describeScarceMemory(2 ** 31)).toBeUndefined()
})
