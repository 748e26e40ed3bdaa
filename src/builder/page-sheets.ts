import { readFileSync } from 'node:fs'
import { transform } from 'esbuild'
import { clinic } from '#clinic'
import { withBrandHue } from '#design/brand-hue.ts'
import { withPlainColours } from '#design/plain-colours.ts'
import { buildTarget } from '#site/browsers.ts'
import type { ImportGraph } from './import-graph.ts'
import { inLayer, layerOf } from './layers.ts'

/** Every page has what these draw. */
const shell = ['src/screens/layouts/document.astro']

/** Here a page chooses: it has what it chose, and not what it could have chosen. */
const choosers = ['src/words/blocks.ts', 'src/screens/ask-back.tsx']

const isSheet = (file: string) => file.endsWith('.css')

/** These files and all that they import, at once or later; an imported file stands before its importer. */
function* filesBehind(
  files: readonly string[],
  graph: ImportGraph,
  closed: readonly string[],
  seen = new Set<string>(),
): Generator<string> {
  for (const file of files) {
    if (seen.has(file)) continue
    seen.add(file)
    const imported = closed.includes(file) ? [] : (graph.get(file) ?? [])
    const { sheets = [], code = [] } = Object.groupBy(imported, (name) =>
      isSheet(name) ? 'sheets' : 'code',
    )
    // The sheet of a part may change what its own parts look like, so it comes after theirs.
    yield* filesBehind([...code, ...sheets], graph, closed, seen)
    yield file
  }
}

type ReadSheet = (file: string) => string

/** A sheet as browsers get it. */
export async function minifySheet(css: string) {
  const plain = withPlainColours(withBrandHue(css, clinic.brand?.hue))
  const { code } = await transform(plain, { loader: 'css', minify: true, target: buildTarget })
  return code.trim()
}

const assemble = (sheets: readonly string[], sheetOf: ReadSheet) =>
  [...Map.groupBy(sheets, layerOf)]
    .map(([layer, files]) => inLayer(layer, files.map(sheetOf).join('')))
    .join('')

/** The style sheet of a page that these files draw. */
export type SheetOf = (drawnBy: readonly string[]) => string

/**
 * The style sheet of a page: the sheets of all components that the shell and the files given may
 * draw, in an order that is the same for all pages.
 * @throws Error when a file is none of the project, or nothing imports it.
 */
export async function pageSheets(
  graph: ImportGraph,
  read: ReadSheet = (file) => readFileSync(file, 'utf8'),
): Promise<SheetOf> {
  const order = [...filesBehind([...graph.keys()].sort(), graph, [])].filter(isSheet)
  const written = await Promise.all(order.map((file) => minifySheet(read(file))))
  const minified = new Map(order.map((file, index) => [file, written[index] ?? '']))
  const assembled = new Map<string, string>()
  const sheetsOf = (drawnBy: readonly string[]) => {
    const lost = drawnBy.find((file) => !graph.has(file))
    if (lost) throw new Error(`A page is drawn by ${lost}, which nothing imports`)
    const behind = new Set(filesBehind([...shell, ...drawnBy], graph, choosers))
    return order.filter((file) => behind.has(file))
  }
  return (drawnBy) => {
    const key = drawnBy.join()
    const css =
      assembled.get(key) ?? assemble(sheetsOf(drawnBy), (file) => minified.get(file) ?? '')
    assembled.set(key, css)
    return css
  }
}
