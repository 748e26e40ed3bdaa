import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { layerOf } from './layers.ts'

const sheets = globSync('src/**/*.css').sort()
/** They are no rules of a room: the page holds them as they are. The desk's pages have one sheet. */
const outsideLayers = [
  'src/design/styles/faces.css',
  'src/design/styles/layers.css',
  ...sheets.filter((sheet) => sheet.startsWith('src/desk/')),
]
/** `import './card.css'` in `src/design/card/card.tsx` as `src/design/card/card.css`. */
const imported = globSync('src/**/*.{ts,tsx,astro}').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^import (?:\w+ from )?'(\S+\.css)(?:\?\w+)?'$/gm)].map(
    ([, name = '']) =>
      name.startsWith('#') ? name.replace('#', 'src/') : join(dirname(file), name),
  ),
)

test('every style sheet lies in a layer, and every layer has a sheet', () => {
  const [, listed = ''] =
    /@layer ([^;]+);/.exec(readFileSync('src/design/styles/layers.css', 'utf8')) ?? []
  const used = new Set(sheets.filter((sheet) => !outsideLayers.includes(sheet)).map(layerOf))
  expect([...used].sort()).toEqual(listed.split(', ').sort())
})

test('every style sheet is imported, and every imported one is there', () => {
  expect([...new Set(imported)].sort()).toEqual(sheets)
})

test.each(sheets.filter((sheet) => !outsideLayers.includes(sheet)))(
  '%s names no other file, which a sheet inside a page could not fetch',
  (sheet) => {
    expect(readFileSync(sheet, 'utf8')).not.toMatch(/url\((?!'#)|@import/)
  },
)
