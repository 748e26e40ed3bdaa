import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { longFunctionsIn, mostLines } from './long-functions.ts'

/** A file with a function of so many lines. */
const fileWith = (head: string, lines: number) =>
  `const before = 1\n\n${head}{\n${'  before\n'.repeat(lines - 2)}}\n`

test.each([
  ['function sum() ', 'sum'],
  ['export const Sum = () => ', 'Sum'],
  ['export default function () ', 'a function'],
])('%s… of 101 lines is named with its line and its length', (head, name) => {
  const found = [{ name, line: 3, lines: 101 }]
  expect(longFunctionsIn('sum.tsx', fileWith(head, 101))).toEqual(found)
  expect(longFunctionsIn('sum.tsx', fileWith(head, 100))).toEqual([])
})

test('a table is no function, however long it is', () => {
  expect(longFunctionsIn('table.ts', `const table = [\n${'  1,\n'.repeat(200)}]\n`)).toEqual([])
})

const cure = `At most ${mostLines}: take it apart by what it decides, draws or holds, such as a hook for the state, a component for a part, a function for a step; a table stands in a constant.`

test('no function is over 100 lines', () => {
  const files = globSync('{src,scripts,bench}/**/*.{ts,tsx,mjs}').filter(
    (file) => !/\.test\.tsx?$/.test(file),
  )
  const long = files
    .sort()
    .flatMap((file) =>
      longFunctionsIn(file, readFileSync(file, 'utf8')).map(
        ({ name, line, lines }) => `${file}:${line} ${name} has ${lines} lines. ${cure}`,
      ),
    )
  expect(long).toEqual([])
})
