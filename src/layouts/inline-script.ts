import { transformSync } from 'esbuild'

/** The name of `islands.ts` in `wake.ts`, until the build knows its address. */
export const islandsPlaceholder = '%islands%'

/** A small script as it is written into the page: without types, comments and long names. */
export function minifyInlineScript(source: string, kind: 'classic' | 'module') {
  const { code } = transformSync(source, {
    loader: 'ts',
    minify: true,
    target: 'es2020',
    format: kind === 'classic' ? 'iife' : 'esm',
  })
  return code.trim()
}
