import { expect, test } from 'vitest'
import { findCrisisLineProblems } from './crisis-line.ts'
import { examplePage } from './written-page.examples.ts'

const problemsOf = (body: string, locale: 'en' | 'es' = 'es') =>
  findCrisisLineProblems(examplePage({ locale, body }))

test('a Spanish sentence that names 988 says both ways to be answered in Spanish', () => {
  expect(problemsOf('Llame al 988 y oprima 2, o mande la palabra AYUDA al 988.')).toEqual([])
})

test.each([
  ['Llame al 988 y oprima 2.', 'names 988 without "AYUDA"'],
  ['Mande la palabra AYUDA al 988.', 'names 988 without "oprima 2"'],
])('%s is not enough', (body, problem) => {
  expect(problemsOf(body)).toMatchObject([{ text: expect.stringContaining(problem) }])
})

test('each list item says it for itself', () => {
  expect(problemsOf('- Oprima 2 o mande AYUDA.\n- Llame al 988.')).toHaveLength(2)
})

test('an English page may leave it out', () => {
  expect(problemsOf('Call or text 988.', 'en')).toEqual([])
})
