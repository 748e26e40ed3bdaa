import { transformSync } from 'esbuild'

/** The name of `islands.ts` in `wake.ts`, until the build knows its address. */
export const islandsPlaceholder = '%islands%'

const minified = new Map<string, string>()

/** A small script as it is written into every page: without types, comments and long names. */
export function minifyInlineScript(source: string, kind: 'classic' | 'module') {
  const key = `${kind} ${source}`
  const known = minified.get(key)
  if (known) return known
  const { code } = transformSync(source, {
    loader: 'ts',
    minify: true,
    target: 'es2020',
    format: kind === 'classic' ? 'iife' : 'esm',
  })
  minified.set(key, code.trim())
  return code.trim()
}
