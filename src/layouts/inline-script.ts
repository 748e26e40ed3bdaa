import { transformSync } from 'esbuild'
import { keepParsing } from '#facts/kept-parsing.ts'

/** The name of `islands.ts` in `wake.ts`, until the build knows its address. */
export const islandsPlaceholder = '%islands%'

/** Its text begins with the kind of the script. */
const minify = keepParsing('inline-scripts', 'src/layouts/inline-script.ts', (text) => {
  const [kind, source] = text.split(/ (.*)/s)
  const { code } = transformSync(source ?? '', {
    loader: 'ts',
    minify: true,
    target: 'es2020',
    format: kind === 'classic' ? 'iife' : 'esm',
  })
  return code.trim()
})

const minified = new Map<string, string>()

/** A small script as it is written into every page: without types, comments and long names. */
export function minifyInlineScript(source: string, kind: 'classic' | 'module') {
  const key = `${kind} ${source}`
  const code = minified.get(key) ?? minify(key)
  minified.set(key, code)
  return code
}
