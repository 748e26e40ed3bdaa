import { beforeAll, expect, test } from 'vitest'
import { lintFiles } from '../rules/lint-files.ts'
import { linterRule } from './linter-rule.ts'
import { importTable, roomsOf } from './table.ts'

const config = {
  plugins: ['./rule.grit'],
  html: { experimentalFullSupportEnabled: true },
  linter: { rules: { preset: 'none' } },
}

const lint = (files: ReadonlyMap<string, string>) =>
  lintFiles(
    new Map([
      ...files,
      ['biome.json', JSON.stringify(config)],
      ['rule.grit', linterRule(importTable)],
    ]),
  )

/** A room that is one of several folders stands as two of them. */
const places = [
  ...Object.keys(importTable).flatMap((room) =>
    room.endsWith('/*') ? [room.replace('*', 'one'), room.replace('*', 'other')] : [room],
  ),
  'forms/contract',
  'forms/one/contract',
  'forms/sending',
  'tools/danger-signs',
  'words/danger-signs',
  'screens/live',
  'server/store',
]

const rowOf = (place: string) => {
  const [room = ''] = place.split('/')
  return room in importTable ? room : `${room}/*`
}

const isWithin = (place: string, room: string) =>
  new RegExp(`^${room.replace('*', '[^/]+')}(?:/|$)`).test(place)

function mayImport(from: string, to: string) {
  const row = rowOf(from)
  const own = row.endsWith('/*') ? from.split('/').slice(0, 2).join('/') : row
  return [own, ...roomsOf(importTable, row)].some((room) => isWithin(to, room))
}

const lineOf = (to: string) => places.indexOf(to) + 1
const importOfEach = places.map((to) => `import '#${to}/file.ts'`).join('\n')

const waysToImport = [
  `import { a } from '#server/file.ts'`,
  `import type { a } from '#server/file.ts'`,
  `import text from '#server/file.ts?raw'`,
  `import '#server/file.ts'`,
  `export { a } from '#server/file.ts'`,
  `export * from "#server/file.ts"`,
  `const a = await import('#server/file.ts')`,
  'const a = await import(`#server/file.ts`)',
  `const a = await import(name)`,
  `type A = import('#server/file.ts').A`,
  `const a = require('#server/file.ts')`,
  `import { a } from '../server/file.ts'`,
  `import { a } from './part/../../server/file.ts'`,
  `import { a } from '/src/server/file.ts'`,
  `import { a } from 'src/server/file.ts'`,
  `import { a } from '#scripts/file.ts'`,
  `import { a } from '../../scripts/file.ts'`,
  `import { a } from '../../tests/file.ts'`,
  `import { a } from '../../bench/file.ts'`,
  `import { clinic } from '#clinic'`,
  `import { clinic } from '#clinic/clinic.ts'`,
  `import { clinic } from '#config'`,
  `const files = import.meta.glob('../server/*.ts')`,
  `const files = import.meta.glob('/src/server/*.ts', { eager: true })`,
  `const files = import.meta.glob(['./a.ts', '#server/*.ts'])`,
]
const harmless = [
  `import { a } from './part/file.ts'`,
  `import { a } from '#design/part/file.ts'`,
  `import { useState } from 'react'`,
  `const a = await import('./part/file.ts')`,
  `const files = import.meta.glob('./*/*.examples.tsx', { eager: true })`,
]

const filesWith = (name: string, lines: readonly string[]) =>
  ['ts', 'tsx'].map((kind) => [`src/design/${name}.${kind}`, lines.join('\n')] as const)

let refused: ReadonlyMap<string, string>

beforeAll(async () => {
  const pairs = places.flatMap((from) => [
    [`src/${from}/file.ts`, importOfEach] as const,
    [`src/${from}/file.tsx`, importOfEach] as const,
    [
      `src/${from}/file.astro`,
      `---\n${importOfEach}\n---\n<script>\n${importOfEach}\n</script>\n`,
    ] as const,
  ])
  refused = await lint(
    new Map([
      ...pairs,
      ...filesWith('ways', waysToImport),
      ...filesWith('harmless', harmless),
      ['src/cellar/file.ts', `import './other.ts'\nimport '#cellar/other.ts'`],
      ['src/tools/loose.ts', `import './one/file.ts'`],
      ['src/screens/layouts/islands.ts', `const files = import.meta.glob('/src/**/*.island.ts')`],
      ['src/screens/layouts/other.ts', `const files = import.meta.glob('/src/**/*.island.ts')`],
      ['tests/journeys/file.ts', `import '../support/a.ts'\nimport '../../src/design/file.ts'`],
    ]),
  )
})

test.each(places)('%s imports what its row allows, and nothing else', (from) => {
  const expected = places.map((to) => `${to} ${mayImport(from, to) ? 'allowed' : 'refused'}`)
  const found = (file: string, before: number) =>
    places.map((to) => {
      const isRefused = refused.has(`src/${from}/${file}:${lineOf(to) + before}`)
      return `${to} ${isRefused ? 'refused' : 'allowed'}`
    })
  expect(found('file.ts', 0)).toEqual(expected)
  expect(found('file.tsx', 0)).toEqual(expected)
  expect(found('file.astro', 1)).toEqual(expected)
  expect(found('file.astro', places.length + 3)).toEqual(expected)
})

test('the table keeps the browser from the server, and tools and forms from one another', () => {
  const rooms = places.filter((place) => !/^(?:server|builder)/.test(place))
  expect(rooms.filter((from) => mayImport(from, 'server'))).toEqual([])
  for (const room of ['tools', 'forms']) {
    expect(mayImport(`${room}/one`, `${room}/other`)).toBe(false)
  }
})

test('of a form the server knows only what it sends', () => {
  expect(mayImport('server', 'forms/one/contract')).toBe(true)
  expect(mayImport('server', 'forms/one')).toBe(false)
})

test.each(waysToImport)('%s is refused in design', (way) => {
  const line = waysToImport.indexOf(way) + 1
  expect(refused.has(`src/design/ways.ts:${line}`)).toBe(true)
  expect(refused.has(`src/design/ways.tsx:${line}`)).toBe(true)
})

test('what lies below the own folder, the own room and packages are allowed', () => {
  const found = [...refused.keys()].filter((place) => place.startsWith('src/design/harmless'))
  expect(found).toEqual([])
})

test('a folder without a row is refused whatever it imports', () => {
  expect(refused.get('src/cellar/file.ts:1')).toContain('no row in scripts/imports/table.ts')
  expect(refused.get('src/cellar/file.ts:2')).toContain('no row in scripts/imports/table.ts')
  expect(refused.get('src/tools/loose.ts:1')).toContain('no row in scripts/imports/table.ts')
})

test('only the file that wakes islands reads all of them', () => {
  expect(refused.has('src/screens/layouts/islands.ts:1')).toBe(false)
  expect(refused.has('src/screens/layouts/other.ts:1')).toBe(true)
})

test('tests climb within tests, and name a room of the site from the top', () => {
  expect(refused.has('tests/journeys/file.ts:1')).toBe(false)
  expect(refused.has('tests/journeys/file.ts:2')).toBe(true)
})

test('a refusal says what the room may import and where the table is', () => {
  expect(refused.get(`src/site/file.ts:${lineOf('server')}`)).toBe(
    'src/site imports only itself, clinic, language (scripts/imports/table.ts): the code belongs elsewhere, or comes in as an argument.',
  )
})
