import path from 'node:path'
import { build } from 'esbuild'
import { factsInBundle } from '#builder/facts-in-bundle.ts'
import { migrationFiles } from '#server/store/migrate.ts'

/** The oldest Node that a pack runs on: the first that has what the server uses without a flag. */
export const oldestNode = '22.18.0'

/** What is started in a pack, by the name of its file there, and the file of ours that it is. */
export const programs = {
  server: 'src/server/start.ts',
  desk: 'src/server/desk/start.ts',
  newsletter: 'src/server/newsletter/start.ts',
  backup: 'src/server/backup/start-backup.ts',
  restore: 'src/server/backup/start-restore.ts',
  visits: 'src/server/visits/start-visits.ts',
  drill: 'src/server/backup/start-drill.ts',
  doctor: 'src/server/doctor/start-doctor.ts',
}

/** Where the code of a pack lies: as deep as in the project, whose root it finds from there. */
export const codeFolder = 'lib/server'

/** What Node finds by its name in the folder: the thread of the store, and each change of the tables. */
const foundByName = async () => ({
  'store-thread': 'src/server/store-thread.ts',
  'plain-errors': 'scripts/plain-errors.ts',
  ...Object.fromEntries(
    (await migrationFiles()).map((file) => [
      `migrations/${path.parse(file).name}`,
      `src/server/store/migrations/${file}`,
    ]),
  ),
})

/**
 * Bundles the server and its commands, with the packages that they use, into files for Node.
 * @param folder of the pack
 */
export async function bundleServer(folder: string) {
  await build({
    entryPoints: { ...programs, ...(await foundByName()) },
    outdir: path.join(folder, codeFolder),
    // Modules of packages that were written for `require` ask for Node's own by it.
    banner: {
      js: `import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url)`,
    },
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'warning',
    platform: 'node',
    plugins: [factsInBundle],
    splitting: true,
    target: `node${oldestNode}`,
    // An own driver of PostgreSQL in C, which nobody installs.
    external: ['pg-native'],
  })
}
