import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { deskFiles } from '#desk/desk-files.ts'
import type { DeskView } from '#desk/view.ts'
import { liveFolder } from '#screens/live/live-folder.ts'

/** What the server draws the desk with. */
export interface DeskBundle {
  draw(view: DeskView): string
  sheet: string
  script: string
}

/** Reads what the build left; nothing where it left nothing. */
export async function readDeskBundle(folder: string): Promise<DeskBundle | undefined> {
  const file = (name: string) => path.join(folder, liveFolder, name)
  try {
    const [sheet, script] = await Promise.all(
      [deskFiles.sheet, deskFiles.script].map((name) => readFile(file(name), 'utf8')),
    )
    // biome-ignore lint/plugin: the file is made by the build
    const { drawDesk } = await import(pathToFileURL(file(deskFiles.draw)).href)
    return { draw: drawDesk, sheet: sheet ?? '', script: script ?? '' }
  } catch {
    return
  }
}
