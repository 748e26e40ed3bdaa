import { expect, test } from 'vitest'
import { drawingFile, drawingSymbol } from '#design/drawings/drawing-files.tsx'
import { sheetDrawings, sheetNames } from '#design/drawings/drawing-names.ts'
import { locales } from '#language/locales.ts'
import { isServed, ofKind, pageIds } from '#site/addresses.ts'
import { wordsOf } from '#words/read-pages.ts'
import { readStories } from '#words/registers.ts'
import { groupPages } from './site-map/page-groups.ts'

const drawnKinds = ['condition', 'service', 'entry', 'tool'] as const

const drawnPages = drawnKinds.flatMap((kind) => ofKind(kind)).filter(isServed)

/** What is drawn, whatever it is called: shapes by their outlines. */
const outlinesOf = (symbol: string) =>
  [...symbol.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join(' ')

/** Who shows which outlines: pages, groups of the site map and stories. */
const shown = [
  ...pageIds.flatMap((id) => {
    const { drawing } = wordsOf(id, 'en')
    return drawing ? [{ by: `the page ${id}`, drawing }] : []
  }),
  ...groupPages('en').map(({ id, drawing }) => ({ by: `the group ${id}`, drawing })),
  ...readStories().flatMap(({ id, drawing }) =>
    drawing ? [{ by: `the story ${id}`, drawing }] : [],
  ),
].map(({ by, drawing }) => ({ by, outlines: outlinesOf(drawingSymbol(drawing)) }))

test.each(drawnPages)('the page %s has a drawing, in both languages the same', (id) => {
  const [one, other] = locales.map((locale) => wordsOf(id, locale).drawing)
  expect(one).toBeDefined()
  expect(other).toBe(one)
})

test('no page, group or story shows what another shows', () => {
  const byOutlines = Object.groupBy(shown, ({ outlines }) => outlines)
  const shared = Object.values(byOutlines).flatMap((those = []) =>
    those.length > 1 ? [those.map(({ by }) => by).join(', ')] : [],
  )
  expect(shared).toEqual([])
})

test('every drawing is in one file', () => {
  const twice = sheetDrawings.filter((name, index) => sheetDrawings.indexOf(name) !== index)
  expect(twice).toEqual([])
})

test.each(sheetDrawings)('the drawing %s takes its colours from the page', (name) => {
  const symbol = drawingSymbol(name)
  expect(symbol).toMatch(/^<symbol id="[a-z-]+" viewBox="[\d ]+"><.+<\/symbol>$/s)
  for (const [tag] of symbol.matchAll(/<[^>]+>/g)) {
    const attributes = [...tag.matchAll(/ ([\w-]+)="/g)].map(([, attribute]) => attribute)
    expect(new Set(attributes).size, tag).toBe(attributes.length)
  }
  expect(symbol).not.toMatch(/class=|undefined|NaN|#[0-9a-f]{3}|rgb|oklch/)
})

test.each(sheetNames)('the file %s is one image', (name) => {
  expect(drawingFile(name)).toMatch(/^<svg xmlns="[^"]+">(<symbol .+?<\/symbol>)+<\/svg>\n$/s)
})
