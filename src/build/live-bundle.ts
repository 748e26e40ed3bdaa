import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import type { KeptWork } from '#build/kept-work.ts'
import { sourcesBehind } from '#facts/kept-parsing.ts'
import { liveFiles, liveFolder } from '#live/live-folder.ts'

export const liveParts = 'src/live/live-parts.ts'

/**
 * The functions that draw live parts, as one file: Node runs no TSX, and a server draws with what its
 * pages were built from.
 */
export async function bundleLiveParts() {
  const { metafile, outputFiles } = await build({
    entryPoints: [liveParts],
    write: false,
    metafile: true,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    // React's server is CommonJS and asks for Node's own modules.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  })
  const code = Buffer.concat(outputFiles.map(({ contents }) => contents))
  return { code, madeFrom: Object.keys(metafile.inputs) }
}

/** Writes them beside the data that the build of the pages has left for them. */
export async function writeLiveBundle(folder: string, kept: KeptWork) {
  const settings = await Promise.all(
    ['package-lock.json', 'package.json', 'tsconfig.json', 'src/build/live-bundle.ts'].map((file) =>
      readFile(file),
    ),
  )
  const sources = [...sourcesBehind([liveParts])].flat()
  const bundle = await kept.once(
    [...settings, ...sources],
    async () => (await bundleLiveParts()).code,
  )
  await writeFile(path.join(folder, liveFolder, liveFiles.parts), bundle)
}
