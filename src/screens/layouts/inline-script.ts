import { transformSync } from 'esbuild'
import { buildTarget } from '#site/browsers.ts'

/** The name of `islands.ts` in `wake.ts`, until the build knows its address. */
export const islandsPlaceholder = '%islands%'

type Kind = 'classic' | 'module'

function minify(source: string, kind: Kind) {
  const { code } = transformSync(source, {
    loader: 'ts',
    minify: true,
    target: buildTarget,
    format: kind === 'classic' ? 'iife' : 'esm',
  })
  return code.trim()
}

const minified = new Map<string, string>()

/** A small script as it is written into every page: without types, comments and long names. */
export function minifyInlineScript(source: string, kind: Kind) {
  const key = `${kind} ${source}`
  const code = minified.get(key) ?? minify(source, kind)
  minified.set(key, code)
  return code
}
