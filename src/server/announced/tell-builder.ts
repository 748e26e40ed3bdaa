import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Announcing } from '#server/http/services.ts'
import type { Log } from '#server/log.ts'
import { describeError } from '#server/store/engine.ts'
import type { Announced } from '#site/announced.ts'

/** In the bare repository, where the server may write and whoever builds its words may read. */
export const announcedFileOf = (repository: string) => path.join(repository, 'announced.json')

/** What the builder was told last; nothing where it was told nothing that can be read. */
export async function readTold(repository: string): Promise<Announced | undefined> {
  try {
    return JSON.parse(await readFile(announcedFileOf(repository), 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Leaves what is announced where another user builds the words: a build that cannot ask the store must
 * not show again what was taken down. Where that cannot be written it is tried again each time, and said
 * once.
 */
export function thenTellBuilder(
  following: Announcing,
  { log, repository }: { log: Log; repository: string },
): Announcing {
  let told: string | undefined
  let isLost = false
  return {
    ...following,
    async follow() {
      await following.follow()
      const announced = JSON.stringify(following.announced())
      if (announced === told) return
      try {
        const file = announcedFileOf(repository)
        await writeFile(`${file}.${process.pid}`, `${announced}\n`)
        await rename(`${file}.${process.pid}`, file)
        told = announced
        isLost = false
      } catch (error) {
        if (!isLost) log.event('builder-not-told', { reason: describeError(error) })
        isLost = true
      }
    },
  }
}
