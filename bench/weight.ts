/**
 * `npm run bench:weight`: what a visitor's browser must fetch before it can show a page, and what
 * comes when the visitor touches something. Bytes after brotli, from `dist/`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { type Locale, locales } from '#i18n/locales.ts'
import { href, listedPageIds } from '#site/addresses.ts'

const brotli = (data: string | Buffer) => brotliCompressSync(data).byteLength
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

function readPage(path: string) {
  return readFileSync(`dist${path}/index.html`, 'utf8')
}

function weigh(path: string, locale: Locale) {
  const html = readPage(path)
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map((match) => match[1]).join('')
  const scripts = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)]
    .map((match) => match[1])
    .join('\n')
  return { path, locale, page: brotli(html), styles: brotli(styles), scripts: brotli(scripts) }
}

/** A script file and every file it names, once each. */
function withImports(file: string, seen = new Set<string>()) {
  if (seen.has(file) || !existsSync(`dist/_astro/${file}`)) return seen
  seen.add(file)
  const source = readFileSync(`dist/_astro/${file}`, 'utf8')
  for (const [, name] of source.matchAll(/from\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) {
    if (name) withImports(name, seen)
  }
  return seen
}

const files = existsSync('dist/_astro') ? readdirSync('dist/_astro') : []
if (files.length === 0) throw new Error('There is no built site: run `npm run build` first.')

const pages = listedPageIds
  .flatMap((id) => locales.map((locale) => weigh(href(id, locale).replace(/^\/$/, ''), locale)))
  .sort((a, b) => b.page - a.page)
const median = pages[Math.floor(pages.length / 2)]

console.log(`${pages.length} pages, HTML with CSS and inline scripts, brotli 11`)
console.table({
  lightest: pages.at(-1),
  median,
  heaviest: pages[0],
})

const fonts = files.filter((file) => file.endsWith('.woff2'))
const fontBytes = fonts.reduce(
  (sum, file) => sum + readFileSync(`dist/_astro/${file}`).byteLength,
  0,
)
console.log(`Fonts: ${fonts.length} files, ${kb(fontBytes)}`)

const shell = files.find((file) => /^islands\./.test(file))
const shared = shell ? withImports(shell) : new Set<string>()
console.log('Scripts that come when a visitor first touches an island, brotli:')
console.table(
  Object.fromEntries(
    files
      .filter((file) => /\.island\./.test(file))
      .map((file) => {
        const all = new Set([...shared, ...withImports(file)])
        const bytes = [...all].reduce(
          (sum, name) => sum + brotli(readFileSync(`dist/_astro/${name}`)),
          0,
        )
        return [
          file.split('.')[0],
          { files: all.size, 'kB, React included': (bytes / 1000).toFixed(1) },
        ]
      }),
  ),
)
