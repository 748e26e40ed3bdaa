import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { deskFiles } from '#desk/desk-files.ts'
import type { DeskView } from '#desk/view.ts'
import { liveFolder } from '#screens/live/live-folder.ts'
import type { DrawWords } from '#server/editing/check-page.ts'

/** What the server draws the desk with. */
export interface DeskBundle {
  draw(view: DeskView): string
  sheet: string
  script: string
  /** Words of a page, and the sheet of what they may draw. */
  drawWords: DrawWords
  wordsSheet: string
}

/** Reads what the build left; nothing where it left nothing. */
export async function readDeskBundle(folder: string): Promise<DeskBundle | undefined> {
  const file = (name: string) => path.join(folder, liveFolder, name)
  try {
    const [sheet = '', script = '', wordsSheet = ''] = await Promise.all(
      [deskFiles.sheet, deskFiles.script, deskFiles.wordsSheet].map((name) =>
        readFile(file(name), 'utf8'),
      ),
    )
    // biome-ignore lint/plugin: the file is made by the build
    const { drawDesk } = await import(pathToFileURL(file(deskFiles.draw)).href)
    // biome-ignore lint/plugin: likewise
    const { drawPreview } = await import(pathToFileURL(file(deskFiles.words)).href)
    return { draw: drawDesk, drawWords: drawPreview, sheet, script, wordsSheet }
  } catch {
    return
  }
}
