import path from 'node:path'
import { build } from 'esbuild'
import { liveFiles, liveFolder } from '#live/live-folder.ts'

/** What the pages were built with; the server may run without it. */
const builtWith = Object.fromEntries(
  ['SITE_ORIGIN', 'PUBLISH'].flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[`process.env.${name}`, JSON.stringify(value)]]
  }),
)

/**
 * Writes the functions that draw live parts beside the data that the build of the pages has left for
 * them: Node runs no TSX, and a server draws with what its pages were built from.
 */
export async function writeLiveBundle(folder: string) {
  await build({
    entryPoints: ['src/live/live-parts.ts'],
    outfile: path.join(folder, liveFolder, liveFiles.parts),
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
