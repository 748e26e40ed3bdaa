import { existsSync } from 'node:fs'
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

/** Reads what the build left in the folder of the site; nothing where it left nothing. */
export async function readLiveParts(folder: string): Promise<LiveParts | undefined> {
  const file = (name: string) => path.join(folder, liveFolder, name)
  if (!existsSync(file(liveFiles.parts))) return
  // biome-ignore lint/plugin: the file is made by the build
  const { liveParts } = await import(pathToFileURL(file(liveFiles.parts)).href)
  return { parts: liveParts, data: JSON.parse(await readFile(file(liveFiles.data), 'utf8')) }
}
