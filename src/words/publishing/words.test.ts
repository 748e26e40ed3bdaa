import { expect, test } from 'vitest'
import { gateWords } from './words.ts'

const linesOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(linesOf)

test('no line is left in English', () => {
  const english = linesOf(gateWords.en)
  expect(linesOf(gateWords.es).filter((line) => english.includes(line))).toEqual([])
})
