import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { writeCompressedCopies } from '#build/compressed-copies.ts'
import { type ImportGraph, importGraphPlugin } from '#build/import-graph.ts'
import { type IslandAddress, islandAddressPlugin } from '#build/island-address.ts'
import { keptWorkFolder, openKeptWork } from '#build/kept-work.ts'
import { pageSheets, type SheetOf } from '#build/page-sheets.ts'
import { measurePhase } from '#build/phases.ts'
import { writeRedirectPages } from '#build/redirect-pages.ts'
import { writeServiceWorker } from '#build/service-worker.ts'
import { drawIcons, drawShareImages } from '#build/share-images.ts'
import { islandsPlaceholder } from '#layouts/inline-script.ts'
import { fillStyles } from '#layouts/styles-placeholder.ts'

/** Room on the disk for the work of earlier builds, in bytes: some ten builds of 1,000 pages. */
const mostKept = 300_000_000

async function finishPage(file: string, islands: string, sheetOf: SheetOf) {
  const html = await readFile(file, 'utf8')
  const awake = html.replaceAll(islandsPlaceholder, islands)
  await writeFile(file, fillStyles(awake, sheetOf))
}

/**
 * After the build: each page gets the styles of what it draws and learns where its islands lie; old
 * addresses get their pages, every page its share image, every text file its compressed copies.
 */
export function finishPages(): AstroIntegration {
  const address: IslandAddress = {}
  const graph: ImportGraph = new Map()
  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: { plugins: [islandAddressPlugin(address), importGraphPlugin(graph)] },
        })
      },
      'astro:build:done': async ({ dir }) => {
        const { path } = address
        if (!path) throw new Error('The client build gave src/layouts/islands.ts no address')
        const folder = fileURLToPath(dir)
        const kept = openKeptWork(keptWorkFolder)
        await measurePhase('styles', async () => {
          const sheetOf = pageSheets(graph)
          const files = await readdir(folder, { recursive: true })
          for (const file of files.filter((name) => name.endsWith('.html'))) {
            await finishPage(join(folder, file), path, sheetOf)
          }
        })
        await writeRedirectPages(folder)
        await measurePhase('share images', () => drawShareImages(folder, kept))
        await drawIcons(folder)
        await writeServiceWorker(folder)
        await measurePhase('compression', () => writeCompressedCopies(folder, kept))
        await kept.forget(mostKept)
      },
    },
  }
}
