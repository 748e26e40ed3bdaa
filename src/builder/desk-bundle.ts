import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import { noticeStyle } from '#design/notice/notice-style.ts'
import { deskFiles } from '#desk/desk-files.ts'
import { liveFolder } from '#screens/live/live-folder.ts'
import { buildTarget } from '#site/browsers.ts'
import { forServer } from './live-bundle.ts'
import { minifySheet } from './page-sheets.ts'

/** Writes markup as a function for the server, and beside it the sheet of all that it may draw. */
async function writeDrawn(
  source: string,
  { more = '', outfile, sheet }: { outfile: string; sheet: string; more?: string },
) {
  const { outputFiles } = await build({
    ...forServer,
    entryPoints: [source],
    outfile,
    write: false,
  })
  for (const { path: name, text } of outputFiles) {
    const isSheet = name.endsWith('.css')
    await writeFile(isSheet ? sheet : name, isSheet ? await minifySheet(text + more) : text)
  }
}

/** Leaves for the server what it draws the desk with: markup, its sheet, and its one script. */
export async function writeDeskBundle(folder: string) {
  const file = (name: string) => path.join(folder, liveFolder, name)
  await writeDrawn('src/desk/draw-desk.tsx', {
    ...{ outfile: file(deskFiles.draw), sheet: file(deskFiles.sheet), more: noticeStyle },
  })
  await writeDrawn('src/words/draw-preview.tsx', {
    ...{ outfile: file(deskFiles.words), sheet: file(deskFiles.wordsSheet) },
  })
  await build({
    entryPoints: ['src/desk/desk-script.ts'],
    outfile: file(deskFiles.script),
    bundle: true,
    minify: true,
    format: 'esm',
    target: buildTarget,
    logLevel: 'error',
  })
}
