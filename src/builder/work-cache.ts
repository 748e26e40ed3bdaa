import { createHash } from 'node:crypto'
import { readFileSync, statSync, utimesSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Below the project; may be deleted at any time. */
export const workCacheFolder = '.cache/work'

/** What something is made from: its input, and the settings and versions that shape it. */
export type Ingredients = readonly (string | Uint8Array)[]

/** Bytes that earlier builds made, found again by what they were made from. */
export interface WorkCache {
  /** The bytes made from these ingredients: those cached, or else new ones, cached from now on. */
  once(ingredients: Ingredients, make: () => Promise<Uint8Array>): Promise<Uint8Array>
  /** Ends a build: what was not used for longest goes, until the rest takes no more than `bytes`. */
  forget(bytes: number): Promise<void>
}

/** A short name for what is made from these ingredients: another list has another name. */
export function hashOf(ingredients: Ingredients) {
  const hash = createHash('sha256')
  for (const ingredient of ingredients) {
    // The length first, so that no two lists of ingredients read alike.
    hash.update(`${Buffer.byteLength(ingredient)}:`).update(ingredient)
  }
  return hash.digest('hex').slice(0, 40)
}

/** At once: a thousand small files take longer to wait for than to read. */
function readIfThere(file: string): Uint8Array | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** Under its name it is whole, even if the build is killed or another one runs. */
async function writeWhole(file: string, bytes: Uint8Array) {
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, bytes)
  await rename(unfinished, file)
}

export function openWorkCache(folder: string): WorkCache {
  const used = new Set<string>()
  const inHand = new Map<string, Promise<Uint8Array>>()

  async function findOrMake(name: string, make: () => Promise<Uint8Array>) {
    const cached = readIfThere(join(folder, name))
    if (cached) return cached
    const bytes = await make()
    await mkdir(folder, { recursive: true })
    await writeWhole(join(folder, name), bytes)
    return bytes
  }

  return {
    once(ingredients, make) {
      const name = hashOf(ingredients)
      used.add(name)
      const asked = inHand.get(name)
      if (asked) return asked
      const work = findOrMake(name, make).finally(() => inHand.delete(name))
      inHand.set(name, work)
      return work
    },

    async forget(bytes) {
      const now = new Date()
      await mkdir(folder, { recursive: true })
      const files = (await readdir(folder)).flatMap((name) => {
        const file = join(folder, name)
        // Another build may have renamed or forgotten it since it was listed.
        const stats = statSync(file, { throwIfNoEntry: false })
        if (!stats) return []
        if (used.has(name)) utimesSync(file, now, now)
        return { file, size: stats.size, lastUse: used.has(name) ? now.getTime() : stats.mtimeMs }
      })
      let room = bytes
      for (const { file, size } of files.toSorted((a, b) => b.lastUse - a.lastUse)) {
        room -= size
        if (room < 0) await rm(file, { force: true })
      }
    },
  }
}
