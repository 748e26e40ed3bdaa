import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { localeFolder, locales } from '#language/locales.ts'
import { offlineFallback, offlinePaths, offlineRedirects } from '#screens/offline/offline-pages.ts'
import { href } from '#site/addresses.ts'
import { buildTarget } from '#site/browsers.ts'
import { offlineTools } from '#site/tools.ts'
import { scriptWithImports } from './script-files.ts'

/** What the kept pages wake. */
const islands = [...offlineTools, 'main-menu']

/** The hashed files that the kept pages need: scripts of the tools, fonts. */
async function hashedFiles(folder: string) {
  const files = await readdir(join(folder, '_astro'))
  const entries = ['islands', ...islands.map((name) => `${name}.island`)].map((name) => {
    const file = files.find((built) => built.startsWith(`${name}.`) && built.endsWith('.js'))
    if (!file) throw new Error(`The build has no script of ${name}, which pages need offline`)
    return file
  })
  const scripts = new Map<string, string>()
  for (const entry of entries) await scriptWithImports(entry, folder, scripts)
  const fonts = files.filter((file) => file.endsWith('.woff2'))
  return [...scripts.keys(), ...fonts].sort().map((file) => `/_astro/${file}`)
}

/** The drawings and pictures that the kept pages show, by day and by night. */
async function drawingsOn(pages: readonly string[], folder: string) {
  const texts = await Promise.all(
    pages.map((page) => readFile(join(folder, page, 'index.html'), 'utf8')),
  )
  const found = texts.flatMap((html) => html.match(/\/(?:drawings|pictures)\/[\w-]+\.svg/g) ?? [])
  return [...new Set(found)].sort()
}

/** The version changes with anything that is kept. */
async function versionOf(files: readonly string[], folder: string) {
  const hash = createHash('sha256')
  for (const file of files) {
    const built = /\.\w+$/.test(file) ? file : `${file}/index.html`
    hash.update(file).update(await readFile(join(folder, built)))
  }
  return hash.digest('hex').slice(0, 12)
}

/** The page instead of one that is not kept, by the folder of its language; the root comes last. */
const pagesInstead = () =>
  locales
    .map((locale) => [`/${localeFolder[locale]}`, href(offlineFallback, locale)] as const)
    .sort(([one], [other]) => other.length - one.length)

/** Writes `service-worker.js`, which keeps the tools and the immediate help for times without a network. */
export async function writeServiceWorker(folder: string) {
  const pages = offlinePaths()
  const files = [
    ...pages,
    ...(await hashedFiles(folder)),
    ...(await drawingsOn(pages, folder)),
    '/icon.svg',
    '/manifest.en.webmanifest',
    '/manifest.es.webmanifest',
  ]
  const source = await readFile('src/screens/offline/service-worker.ts', 'utf8')
  const { code } = await transform(source, {
    loader: 'ts',
    minify: true,
    target: buildTarget,
    format: 'iife',
    define: {
      keptVersion: JSON.stringify(await versionOf(files, folder)),
      keptFiles: JSON.stringify(files),
      keptRedirects: JSON.stringify(offlineRedirects()),
      pagesInstead: JSON.stringify(pagesInstead()),
    },
  })
  await writeFile(join(folder, 'service-worker.js'), code)
}
