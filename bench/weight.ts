/**
 * `npm run bench:weight`: what a visitor's browser must fetch before it can show a page, and what
 * comes when the visitor touches something. Bytes after brotli, from `dist/`. Addresses
 * (`npm run bench:weight -- /contact`) are taken apart first.
 */
import { existsSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { type BuiltPage, hashedFilesOf, readBuiltPages } from '#scripts/page-weight/built-pages.ts'
import { weighedShell } from '#scripts/page-weight/report.ts'
import { partsOf } from '#scripts/page-weight/weigh.ts'

const brotli = (data: string | Buffer) => brotliCompressSync(data).byteLength
const shown = (page: BuiltPage | undefined) => ({ bytes: page?.bytes, path: page?.path })
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

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

const files = existsSync('dist/_astro') ? await hashedFilesOf() : []
if (files.length === 0) throw new Error('There is no built site: run `npm run build` first.')

const pages = await readBuiltPages()
const lightestFirst = pages.toSorted((a, b) => a.bytes - b.bytes)
const asked = process.argv.slice(2)

for (const { path, file, html, bytes } of pages.filter((page) => asked.includes(page.path))) {
  console.log(`${path}: ${bytes} bytes; lighter by, without:`)
  const parts = partsOf(html, file).map((part) => [part.name, { bytes: part.bytes }])
  console.table(Object.fromEntries(parts))
}

console.log(`${pages.length} pages, HTML with CSS and inline scripts, as compressed by the build`)
console.table({
  'shell, en': { bytes: weighedShell(pages, 'en').bytes },
  'shell, es': { bytes: weighedShell(pages, 'es').bytes },
  lightest: shown(lightestFirst.at(0)),
  median: shown(lightestFirst.at(pages.length >> 1)),
  heaviest: shown(lightestFirst.at(-1)),
})

const fonts = files.filter((file) => file.endsWith('.woff2'))
const fontBytes = fonts.reduce(
  (sum, file) => sum + readFileSync(`dist/_astro/${file}`).byteLength,
  0,
)
console.log(`Fonts: ${fonts.length} files, ${kb(fontBytes)}`)

const shell = files.find((file) => /^islands\./.test(file))
const react = files.find((file) => /^hydrate\./.test(file))
const shared = shell ? withImports(shell) : new Set<string>()
/** An island that only moves its HTML does without React. */
const needsReact = (file: string) =>
  !readFileSync(`dist/_astro/${file}`, 'utf8').includes('moveIsland')
console.log('Scripts that come when a visitor first touches an island, brotli:')
console.table(
  Object.fromEntries(
    files
      .filter((file) => /\.island\..*\.js$/.test(file))
      .map((file) => {
        const drawing = react && needsReact(file) ? withImports(react) : []
        const all = new Set([...shared, ...drawing, ...withImports(file)])
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
