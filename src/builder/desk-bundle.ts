import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import { noticeStyle } from '#design/notice/notice-style.ts'
import { deskFiles } from '#desk/desk-files.ts'
import { liveFolder } from '#screens/live/live-folder.ts'
import { buildTarget } from '#site/browsers.ts'
import { forServer } from './live-bundle.ts'
import { minifySheet } from './page-sheets.ts'

/** Leaves for the server what it draws the desk with: markup, its sheet, and its one script. */
export async function writeDeskBundle(folder: string) {
  const file = (name: string) => path.join(folder, liveFolder, name)
  const { outputFiles } = await build({
    ...forServer,
    entryPoints: ['src/desk/draw-desk.tsx'],
    outfile: file(deskFiles.draw),
    write: false,
  })
  for (const { path: name, text } of outputFiles) {
    await writeFile(
      name.endsWith('.css') ? file(deskFiles.sheet) : name,
      name.endsWith('.css') ? await minifySheet(text + noticeStyle) : text,
    )
  }
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
