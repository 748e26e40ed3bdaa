import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import { readLiveData } from '#live/live-data.ts'
import { liveFiles, liveFolder } from '#server/live-folder.ts'

/** What the pages were built with; the server may run without it. */
const builtWith = Object.fromEntries(
  ['SITE_ORIGIN', 'PUBLISH'].flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[`process.env.${name}`, JSON.stringify(value)]]
  }),
)

/**
 * Writes the functions that draw live parts, and their data, beside the pages: Node runs no TSX, and a
 * server draws with what its pages were built from.
 */
export async function writeLiveBundle(folder: string) {
  const live = path.join(folder, liveFolder)
  await mkdir(live, { recursive: true })
  await writeFile(path.join(live, liveFiles.data), JSON.stringify(readLiveData()))
  await build({
    entryPoints: ['src/live/live-parts.ts'],
    outfile: path.join(live, liveFiles.parts),
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    define: { ...builtWith, 'process.env.NODE_ENV': '"production"' },
    // React's server is CommonJS and asks for Node's own modules.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  })
}
