import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuiltFile } from './built-files.ts'
import { type Encoding, encodings, siblingSuffix } from './encoding.ts'
import type { LiveResource } from './live-pages.ts'

/** Pages of a built site, whose live parts are to stand in its folder as they are now. */
export interface LiveFiles {
  /**
   * Writes the pages that have changed since they were last written, for whatever else serves the folder.
   * @returns how many
   */
  writeChanged(): Promise<number>
}

const suffixOf = (encoding: Encoding) => (encoding === 'identity' ? '' : siblingSuffix[encoding])

/** Whoever reads the file meanwhile has the old one or the new one, whole. */
async function replaceFile(file: string, body: Buffer) {
  const beside = `${file}.${randomUUID()}`
  try {
    await writeFile(beside, body)
    await rename(beside, file)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}

/** The page first: a compressed file that is older than its page is left alone. */
async function replacePage(folder: string, name: string, bodies: BuiltFile['bodies']) {
  for (const encoding of encodings.toReversed()) {
    const body = bodies[encoding]
    if (body) await replaceFile(path.join(folder, name + suffixOf(encoding)), body)
  }
}

/**
 * @param folder of the release itself, not a link that may lead elsewhere meanwhile
 */
export function createLiveFiles(folder: string, pages: readonly LiveResource[]): LiveFiles {
  const written = new Map<string, string>()
  return {
    async writeChanged() {
      let count = 0
      // One after the other: visitors come first.
      for (const page of pages) {
        const { name, key, bodies } = page.plain()
        if (written.get(name) === key) continue
        await replacePage(folder, name, await bodies())
        written.set(name, key)
        count += 1
      }
      return count
    },
  }
}
