import path from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { liveFiles, liveFolder } from '#screens/live/live-folder.ts'
import { factsInBundle } from './facts-in-bundle.ts'

const drawn = 'src/screens/live/drawn-live.ts'

/** React's markup as one file for a server. */
export const forServer = {
  bundle: true,
  minify: true,
  platform: 'node',
  format: 'esm',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  // React's server is CommonJS and asks for Node's own modules.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  plugins: [factsInBundle],
  logLevel: 'error',
} satisfies BuildOptions

/**
 * Writes the functions that draw live parts as one file, beside the data that the build of the pages
 * has left for them: Node runs no TSX, and a server draws with what its pages were built from.
 */
export async function writeLiveBundle(folder: string) {
  await build({
    ...forServer,
    entryPoints: [drawn],
    outfile: path.join(folder, liveFolder, liveFiles.parts),
    loader: { '.css': 'empty' },
  })
}
