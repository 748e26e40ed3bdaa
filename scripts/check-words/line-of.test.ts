import { expect, test } from 'vitest'
import { problemLine } from './line-of.ts'

const file = 'content/data/claims.yaml'

test('a problem that quotes a line of its file is told with it', () => {
  expect(problemLine({ file, text: 'is wrong in: - id: patients-treated' })).toMatch(
    /^content\/data\/claims\.yaml:\d+: is wrong/,
  )
})

test('a problem of an entry stands at its id', () => {
  expect(problemLine({ file, text: 'satisfaction is not on home' })).toMatch(/yaml:\d+: /)
})

test.each([
  { file, text: 'something else altogether' },
  { file: 'content/es', text: 'has no words for the page faq' },
])('a problem of a whole file or folder names no line', (problem) => {
  expect(problemLine(problem)).toBe(`${problem.file}: ${problem.text}`)
})
