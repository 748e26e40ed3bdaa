import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

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
  for (const [, name] of script.matchAll(/(?:from|import\()\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) {
    if (name) await scriptWithImports(name, folder, found)
  }
  return found
}
