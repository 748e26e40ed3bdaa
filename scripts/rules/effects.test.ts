import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { lintFiles } from './lint-files.ts'

/** The linter as it is set up for the project, in a folder that no version control looks after. */
const setUp = JSON.parse(readFileSync('biome.json', 'utf8'))
const plugins: string[] = setUp.plugins
const config = { ...setUp, $schema: undefined, vcs: undefined, formatter: { enabled: false } }

const refusedInSrc = [
  `console.log(email)`,
  `export const origin = process.env['SITE_ORIGIN']`,
  `localStorage.setItem('pain', '4')`,
  `window.localStorage.setItem('pain', '4')`,
  `sessionStorage.clear()`,
  `indexedDB.open('diary')`,
  `export const answer = await fetch('https://tracker.example')`,
  `globalThis.fetch('https://tracker.example')`,
  `window.name = 'faces=on'`,
  `export const anything = {} as unknown as Map<string, string>`,
  `export const link = <a href="/contact">Contact</a>`,
  `export const link = <a href={'/contact'}>Contact</a>`,
  'export const link = <a href={`/contact`}>Contact</a>',
  `export const form = <form action="/functions/v1/message" />`,
]
const allowed = [
  `export const link = <a href="#top">Top</a>`,
  `export const link = <a href={href('contact', locale)}>Contact</a>`,
  `export const link = <a href="tel:+15105550134">Call</a>`,
  `export const unknowns = value as unknown`,
]

const pluginFiles = plugins.map((name) => [name, readFileSync(name, 'utf8')] as const)
const asFiles = (folder: string, lines: readonly string[]) =>
  lines.map((line, index) => [`${folder}/file-${index}.tsx`, `${line}\n`] as const)

let refused: ReadonlyMap<string, string>

beforeAll(async () => {
  refused = await lintFiles(
    new Map([
      ['biome.json', JSON.stringify(config)],
      ...pluginFiles,
      ...asFiles('src/design/refused', refusedInSrc),
      ...asFiles('src/design/allowed', allowed),
      ['src/language/records/kept.ts', `export const kept = localStorage.getItem('theme')\n`],
    ]),
  )
})

test.each(refusedInSrc)('%s is refused in src', (line) => {
  expect([...refused.keys()]).toContain(
    `src/design/refused/file-${refusedInSrc.indexOf(line)}.tsx:1`,
  )
})

test('what only looks like it is allowed', () => {
  expect([...refused].filter(([place]) => place.startsWith('src/design/allowed'))).toEqual([])
})

test('the file that keeps things on the device may', () => {
  expect([...refused].filter(([place]) => place.includes('records/kept'))).toEqual([])
})
