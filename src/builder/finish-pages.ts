import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { clinic } from '#clinic'
import { loadedIsland } from '#design/island/loaded-island.ts'
import { locales } from '#language/locales.ts'
import { islandsPlaceholder } from '#screens/layouts/inline-script.ts'
import { fillStyles } from '#screens/layouts/styles-placeholder.ts'
import { readPhotosInWords } from '#words/photos-in-words.ts'
import { writeCompressedCopies } from './compressed-copies.ts'
import { writeDeskBundle } from './desk-bundle.ts'
import { fewAtOnce } from './few-at-once.ts'
import { type ImportGraph, importGraphPlugin } from './import-graph.ts'
import { type IslandFiles, islandFilesPlugin } from './island-files.ts'
import { writeLiveBundle } from './live-bundle.ts'
import { pageSheets, type SheetOf } from './page-sheets.ts'
import { writePhotos } from './photos.ts'
import { writeRedirectPages } from './redirect-pages.ts'
import { writeSearchIndexes } from './search-indexes.ts'
import { writeServiceWorker } from './service-worker.ts'
import { drawIcons, drawShareImages } from './share-images.ts'
import { writeForStaticHosts } from './static-host.ts'
import { openWorkCache, workCacheFolder } from './work-cache.ts'

/** Room on the disk for the work of earlier builds, in bytes: some ten builds that share nothing. */
const mostCached = 300_000_000

const languageOfPage = new RegExp(`<html lang="(${locales.join('|')})"`)

/**
 * What wakes as soon as the page has loaded need not wait for one file to name the next, nor for the
 * end of the page.
 * @throws Error when the page is not as `document.astro` begins one.
 */
function fetchAtOnce(html: string, islands: IslandFiles) {
  const island = loadedIsland(html)
  if (!island) return html
  const [, language] = languageOfPage.exec(html) ?? []
  const locale = locales.find((known) => known === language)
  if (!locale || !html.includes('<body>')) {
    throw new Error(`The page of the island ${island} has no language or no <body> of its own`)
  }
  const links = islands
    .behind(island, locale)
    .map((file) => `<link rel="modulepreload" href="${file}">`)
  return html.replace('<body>', `<body>${links.join('')}`)
}

async function finishPage(file: string, islands: IslandFiles, sheetOf: SheetOf) {
  const html = await readFile(file, 'utf8')
  const awake = fetchAtOnce(html.replaceAll(islandsPlaceholder, islands.entry), islands)
  await writeFile(file, fillStyles(awake, sheetOf))
}

/**
 * After the build: each page gets the styles of what it draws and learns where its islands lie; old
 * addresses get their pages, every page its share image, every text file its compressed copies.
 */
export function finishPages(): AstroIntegration {
  let islands: IslandFiles | undefined
  const graph: ImportGraph = new Map()
  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              islandFilesPlugin((files) => {
                islands = files
              }),
              importGraphPlugin(graph),
            ],
          },
        })
      },
      'astro:build:done': async ({ dir }) => {
        const built = islands
        if (!built) throw new Error('The client build has made no islands')
        const folder = fileURLToPath(dir)
        const cache = openWorkCache(workCacheFolder)
        await writeSearchIndexes(folder)
        const sheetOf = await pageSheets(graph)
        const files = await readdir(folder, { recursive: true })
        await fewAtOnce(
          files.filter((name) => name.endsWith('.html')),
          (file) => finishPage(join(folder, file), built, sheetOf),
        )
        await writeRedirectPages(folder)
        await writeForStaticHosts(folder)
        await drawShareImages(folder, cache)
        await drawIcons(folder, cache)
        await writePhotos(folder, cache, { ...clinic, inWords: readPhotosInWords() })
        await writeServiceWorker(folder)
        await writeLiveBundle(folder)
        await writeDeskBundle(folder)
        await writeCompressedCopies(folder, cache)
        await cache.forget(mostCached)
      },
    },
  }
}
