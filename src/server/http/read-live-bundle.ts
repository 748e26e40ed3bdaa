import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LiveData } from '#screens/live/live-data.ts'
import { liveFiles, liveFolder } from '#screens/live/live-folder.ts'
import type { LivePart } from '#screens/live/live-part.ts'

/** What a server draws live parts with. */
export interface LiveParts {
  parts: Readonly<Record<string, LivePart>>
  data: LiveData
}

/** The functions that were read last: Node keeps a module for good, and most builds have the same. */
let known: { hash: string; parts: LiveParts['parts'] } | undefined

/** @param code what the file holds; a module that was read from there before is another one. */
async function readParts(file: string, code: Buffer) {
  const hash = createHash('sha256').update(code).digest('hex')
  if (known?.hash !== hash) {
    // biome-ignore lint/plugin: the file is made by the build
    const { liveParts } = await import(`${pathToFileURL(file).href}?${hash}`)
    known = { hash, parts: liveParts }
  }
  return known.parts
}

/** Reads what the build left in the folder of the site; nothing where it left nothing. */
export async function readLiveParts(folder: string): Promise<LiveParts | undefined> {
  const file = (name: string) => path.join(folder, liveFolder, name)
  const code = await readFile(file(liveFiles.parts)).catch(() => undefined)
  if (!code) return
  return {
    parts: await readParts(file(liveFiles.parts), code),
    data: JSON.parse(await readFile(file(liveFiles.data), 'utf8')),
  }
}
