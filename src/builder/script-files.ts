import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** How the built files name others, with the file itself or some time after it. */
const named = /(?:from|import\()\s*["'`]\.\/([\w.-]+\.js)["'`]/g

/**
 * A script file of the build and every file that it imports, at once or later.
 * @returns the names below `_astro/`, each with its text
 */
export async function scriptWithImports(
  file: string,
  folder: string,
  found = new Map<string, string>(),
) {
  if (found.has(file)) return found
  const script = await readFile(join(folder, '_astro', file), 'utf8')
  found.set(file, script)
  for (const [, name] of script.matchAll(named)) {
    if (name) await scriptWithImports(name, folder, found)
  }
  return found
}
