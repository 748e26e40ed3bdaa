import { expect, test } from 'vitest'
import type { ImportGraph } from './import-graph.ts'
import { pageSheets } from './page-sheets.ts'

/** A site of two screens; what a line holds is imported in this order. */
const graph: ImportGraph = new Map([
  [
    'src/screens/layouts/document.astro',
    ['src/screens/layouts/footer.tsx', 'src/screens/layouts/document.css'],
  ],
  ['src/screens/layouts/footer.tsx', ['src/design/toast.tsx']],
  ['src/screens/home-screen.tsx', ['src/screens/home-screen.css', 'src/design/quote.tsx']],
  ['src/screens/tool-screen.tsx', ['src/words/blocks.ts', 'src/tools/tool.tsx']],
  ['src/tools/tool.tsx', ['src/tools/tool.css', 'src/tools/report.tsx', 'src/design/quote.tsx']],
  ['src/tools/report.tsx', ['src/tools/report.css', 'src/design/quote.tsx']],
  ['src/design/quote.tsx', ['src/design/quote.css', 'src/design/stars.tsx']],
  ['src/design/stars.tsx', ['src/design/stars.css']],
  ['src/design/toast.tsx', ['src/design/toast.css']],
  ['src/words/blocks.ts', ['src/words/blocks/steps.tsx', 'src/words/blocks/way.tsx']],
  ['src/words/blocks/steps.tsx', ['src/words/blocks/steps.css']],
  ['src/words/blocks/way.tsx', ['src/words/blocks/way.css']],
])

const nameOf = (file: string) => file.split('/').at(-1)?.replace('.css', '')

/** One rule in each sheet: `.stars` in `src/design/stars.css`. */
const rule = (file: string) => `.${nameOf(file)}{color:var(--${nameOf(file)})}`

const sheetOf = await pageSheets(graph, rule)
const rulesOf = (...drawnBy: string[]) =>
  [...sheetOf(drawnBy).matchAll(/\.([\w-]+)\{/g)].map(([, name]) => name)

test('a page has the rules of the shell and of all that its screen imports', () => {
  expect(rulesOf('src/screens/home-screen.tsx').sort()).toEqual([
    'document',
    'home-screen',
    'quote',
    'stars',
    'toast',
  ])
})

test('a page has the rules of the blocks that its words use, and of no others', () => {
  const rules = rulesOf('src/screens/tool-screen.tsx', 'src/words/blocks/way.tsx')
  expect(rules).toContain('way')
  expect(rules).not.toContain('steps')
})

test('the rules of a part come before those of what is made of it', () => {
  const rules = rulesOf('src/screens/tool-screen.tsx')
  expect(rules.indexOf('stars')).toBeLessThan(rules.indexOf('quote'))
  expect(rules.indexOf('report')).toBeLessThan(rules.indexOf('tool'))
})

test('two sheets stand in the same order on every page that has both', () => {
  const home = rulesOf('src/screens/home-screen.tsx')
  const tool = rulesOf('src/screens/tool-screen.tsx')
  const shared = home.filter((name) => tool.includes(name))
  expect(shared).toEqual(tool.filter((name) => home.includes(name)))
  expect(shared.length).toBeGreaterThan(2)
})

test('each sheet lies in the layer of its room', () => {
  expect(sheetOf(['src/screens/home-screen.tsx'])).toContain(
    '@layer screens{.home-screen{color:var(--home-screen)}}',
  )
})

test('a page that names a file which nothing imports is refused', () => {
  expect(() => sheetOf(['src/screens/lost-screen.tsx'])).toThrow(
    'src/screens/lost-screen.tsx, which nothing imports',
  )
})
