import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LiveData } from '#screens/live/live-data.ts'
import { liveFiles, liveFolder } from '#screens/live/live-folder.ts'
import type { LivePart } from '#screens/live/live-part.ts'
import type { LiveText } from '#screens/live/live-text.ts'

/** The functions that draw what changes without a build. */
interface DrawnLive {
  /** By their names. */
  parts: Readonly<Record<string, LivePart>>
  /** By the address of a file. */
  findText(address: string): LiveText | undefined
}

/** What a server draws live parts and files with. */
export interface LiveParts extends DrawnLive {
  data: LiveData
}

/** The functions that were read last: Node keeps a module for good, and most builds have the same. */
let known: { hash: string; drawn: DrawnLive } | undefined

/** @param code what the file holds; a module that was read from there before is another one. */
async function readDrawn(file: string, code: Buffer): Promise<DrawnLive> {
  const hash = createHash('sha256').update(code).digest('hex')
  if (known?.hash !== hash) {
    // biome-ignore lint/plugin: the file is made by the build
    const made = await import(`${pathToFileURL(file).href}?${hash}`)
    const { findLiveText = () => undefined, liveParts } = made
    known = { hash, drawn: { parts: liveParts, findText: findLiveText } }
  }
  return known.drawn
}

/** Reads what the build left in the folder of the site; nothing where it left nothing. */
export async function readLiveParts(folder: string): Promise<LiveParts | undefined> {
  const file = (name: string) => path.join(folder, liveFolder, name)
  const code = await readFile(file(liveFiles.parts)).catch(() => undefined)
  if (!code) return
  return {
    ...(await readDrawn(file(liveFiles.parts), code)),
    data: JSON.parse(await readFile(file(liveFiles.data), 'utf8')),
  }
}
