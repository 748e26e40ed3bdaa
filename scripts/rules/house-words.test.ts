import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { lintFiles } from './lint-files.ts'

const rule = 'scripts/rules/house-words.grit'
const names = [
  'export const kept = 1',
  'export const mostKept = 1',
  'export function readKept() {}',
  'export interface KeptMessage { id: string }',
  `export const words = { kept: 'We erase this later.' }`,
  'export const ask = (keptFor: number) => keptFor',
]
const allowed = [
  'export const sleptOn = 1',
  'export const keeps = 1',
  `export const said = 'what is kept here'`,
]
const asFiles = (folder: string, lines: readonly string[]) =>
  lines.map((line, index) => [`${folder}/file-${index}.ts`, `${line}\n`] as const)

let refused: ReadonlyMap<string, string>

beforeAll(async () => {
  refused = await lintFiles(
    new Map([
      [
        'biome.json',
        JSON.stringify({
          plugins: [`./${rule}`],
          linter: { rules: { preset: 'none' } },
          formatter: { enabled: false },
        }),
      ],
      [rule, readFileSync(rule, 'utf8')],
      ...asFiles('src/server', names),
      ...asFiles('src/design', allowed),
      ...asFiles('src/tools/diary', names),
    ]),
  )
})

test.each(names)('%s is refused on the server', (line) => {
  expect([...refused.keys()]).toContain(`src/server/file-${names.indexOf(line)}.ts:1`)
})

test('what a tool keeps on the device may be called so, and other words may too', () => {
  expect([...refused.keys()].filter((place) => !place.startsWith('src/server'))).toEqual([])
})
