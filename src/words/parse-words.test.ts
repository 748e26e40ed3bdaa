import { expect, test } from 'vitest'
import { wordsToDangerSigns } from './parse-words.ts'

const signs = '::danger{groups="head"}'

test('the words up to the danger signs end with them', () => {
  expect(wordsToDangerSigns(`\n${signs}\n\n## Next\n`)).toBe(`\n${signs}`)
  expect(wordsToDangerSigns(`\n## First\n\n${signs}\n\n## Next\n`)).toBe(`\n## First\n\n${signs}`)
})

test('words without danger signs have nothing to put first', () => {
  expect(wordsToDangerSigns('\nHello.\n')).toBe('')
})
