import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { PurgeCSS } from 'purgecss'
import { writeCompressedCopies } from '#build/compressed-copies.ts'
import { type IslandAddress, islandAddressPlugin } from '#build/island-address.ts'
import { keptWorkFolder, openKeptWork } from '#build/kept-work.ts'
import { measurePhase } from '#build/phases.ts'
import { writeRedirectPages } from '#build/redirect-pages.ts'
import { scriptWithImports } from '#build/script-files.ts'
import { writeServiceWorker } from '#build/service-worker.ts'
import { drawIcons, drawShareImages } from '#build/share-images.ts'
import { islandsPlaceholder } from '#layouts/inline-script.ts'

/** Room on the disk for the work of earlier builds, in bytes: some ten builds of 1,000 pages. */
const mostKept = 300_000_000

/** Classes and attributes that scripts add after the page is built. */
const addedLater = [
  'js',
  'dark',
  'scrolled',
  'faces',
  'aria-invalid',
  'field-error',
  /^toast/,
  'data-ready',
  'open',
  'aria-selected',
  'icon-button',
]

const styleElement = /<style>([\s\S]*?)<\/style>/g

/** Element names, attributes, classes and ids of a page; its words do not count. */
function selectorsIn(html: string) {
  const tags: string[] = []
  const classes: string[] = []
  const ids: string[] = []
  const names: string[] = []
  const values: string[] = []
  for (const [, tag = '', attributes = ''] of html.matchAll(/<([a-z][a-z0-9]*)([^>]*)>/g)) {
    tags.push(tag)
    for (const [, name = '', value = ''] of attributes.matchAll(/([a-z-]+)(?:="([^"]*)")?/g)) {
      if (name === 'class') classes.push(...value.split(' '))
      if (name === 'id') ids.push(value)
      names.push(name)
      values.push(value)
    }
  }
  return { tags, classes, ids, attributes: { names, values }, undetermined: [] }
}

/** Words in a script file that may be class names. */
const wordsIn = (script: string) => script.match(/[a-z][\w-]*/g) ?? []

/** Islands of the header and footer of every page; what they draw later is in `addedLater`. */
const onEveryPage = ['main-menu', 'newsletter-form']

/** The scripts of the page's own islands: once awake they draw more than the page shows. */
async function scriptsDrawing(html: string, folder: string) {
  const names = [...html.matchAll(/data-island="([^"]+)"/g)]
    .map(([, name = '']) => name)
    .filter((name) => !onEveryPage.includes(name))
  if (names.length === 0) return []
  const files = await readdir(join(folder, '_astro'))
  const found = new Map<string, string>()
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    if (names.some((name) => file.startsWith(`${name}.island.`))) {
      await scriptWithImports(file, folder, found)
    }
  }
  return [...found.values()]
}

/** Classes that components put together from a part and a name. */
const putTogether = [/^btn-/, /^care-/, /^note-/, /^script-/]

/** Keeps only the rules of the inlined style sheet that this page can use. */
async function trimStyles(html: string, folder: string) {
  const scripts = await scriptsDrawing(html, folder)
  const css = [...html.matchAll(styleElement)].map((match) => match[1]).join('\n')
  const body = html.replace(styleElement, '')
  const [trimmed] = await new PurgeCSS().purge({
    content: [
      { raw: body, extension: 'page' },
      ...scripts.map((raw) => ({ raw, extension: 'script' })),
    ],
    css: [{ raw: css }],
    safelist: { standard: scripts.length > 0 ? [...addedLater, ...putTogether] : addedLater },
    blocklist: body.includes('data-island="symptom-tracker"') ? [] : [/diary-report/],
    defaultExtractor: selectorsIn,
    extractors: [{ extractor: wordsIn, extensions: ['script'] }],
    variables: true,
    keyframes: true,
    fontFace: false,
  })
  let placed = false
  return html.replace(styleElement, () => {
    if (placed) return ''
    placed = true
    return `<style>${trimmed?.css.trim() ?? css}</style>`
  })
}

async function finishPage(file: string, folder: string, islands: string) {
  const html = await readFile(file, 'utf8')
  const awake = html.replaceAll(islandsPlaceholder, islands)
  await writeFile(file, await trimStyles(awake, folder))
}

/**
 * After the build: each page keeps only the styles it uses and learns where its islands lie; old
 * addresses get their pages, every page its share image, every text file its compressed copies.
 */
export function finishPages(): AstroIntegration {
  const address: IslandAddress = {}
  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [islandAddressPlugin(address)] } })
      },
      'astro:build:done': async ({ dir }) => {
        const { path } = address
        if (!path) throw new Error('The client build gave src/layouts/islands.ts no address')
        const folder = fileURLToPath(dir)
        const kept = openKeptWork(keptWorkFolder)
        await measurePhase('styles', async () => {
          const files = await readdir(folder, { recursive: true })
          for (const file of files.filter((name) => name.endsWith('.html'))) {
            await finishPage(join(folder, file), folder, path)
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
