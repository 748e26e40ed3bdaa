import { brotliCompressSync } from 'node:zlib'
import { brotliOptions } from '#server/http/encoding.ts'

/** Bytes after brotli, as a page is compressed. */
export function weigh(text: string) {
  const data = Buffer.from(text)
  return brotliCompressSync(data, brotliOptions(data.length)).byteLength
}

const structuredData = /<script type="application\/ld\+json">[\s\S]*?<\/script>/g
const mainPart = /(<main\b[^>]*>)[\s\S]*(<\/main>)/

/** The styles of a screen: one layer, up to where the next one or the end of the styles begins. */
const screenStyles = /@layer screens\{[\s\S]*?(?=@layer|<\/style>)/

/** A page without what is its own: its words, its tools, its styles, what it tells search engines. */
export const withoutItsOwn = (html: string) =>
  html.replace(structuredData, '').replace(mainPart, '$1$2').replace(screenStyles, '')

/** The texts of the scripts inside a page. */
export const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  )

/** What a page consists of. */
export interface Part {
  name: string
  /** What the page would be lighter without it, in bytes. */
  bytes: number
  /** Where it comes from. */
  file: string
}

interface Range extends Omit<Part, 'bytes'> {
  start: number
  end: number
}

const matches = (html: string, name: string, file: string, pattern: RegExp): Range[] =>
  [...html.matchAll(pattern)].map(({ index, 0: text }) => ({
    name,
    file,
    start: index,
    end: index + text.length,
  }))

/** The parts of `main`: what stands before its first second-level heading, then one for each. */
function sections(html: string, file: string): Range[] {
  const main = mainPart.exec(html)
  if (!main) return []
  const [whole, opening = '', closing = ''] = main
  const headings = [...whole.matchAll(/<h2\b[^>]*>([\s\S]*?)<\/h2>/g)]
  const starts = [
    { name: 'what stands above the first heading', start: main.index + opening.length },
    ...headings.map(({ index, 1: heading = '' }) => ({
      name: `“${heading.replace(/<[^>]*>/g, '').trim()}”`,
      start: main.index + index,
    })),
  ]
  const last = main.index + whole.length - closing.length
  return starts.map((part, index) => ({ ...part, file, end: starts[index + 1]?.start ?? last }))
}

const styles = /<style>[\s\S]*?<\/style>/g
const scripts = /<script(?! type="application)[^>]*>[\s\S]*?<\/script>/g

/** Heaviest first. */
function weighRanges(html: string, ranges: readonly Range[]): Part[] {
  const whole = weigh(html)
  const named = Map.groupBy(ranges, ({ name }) => name)
  return [...named]
    .map(([name, all]) => {
      const rest = all
        .toSorted((a, b) => b.start - a.start)
        .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), html)
      return { name, file: all[0]?.file ?? '', bytes: whole - weigh(rest) }
    })
    .toSorted((a, b) => b.bytes - a.bytes)
}

/** What a page consists of, whose words are in a file, heaviest first. */
export const partsOf = (html: string, file: string) =>
  weighRanges(html, [
    ...matches(html, 'styles', 'the sheets of its screen and blocks', styles),
    ...matches(html, 'what is told to search engines', 'src/screens/page-data.ts', structuredData),
    ...matches(html, 'scripts', 'src/screens/layouts', scripts),
    ...matches(html, 'what is handed to tools', 'its screen', / data-props="[^"]*"/g),
    ...sections(html, file),
  ])

/** What the shell consists of, heaviest first. */
export const shellPartsOf = (shell: string) =>
  weighRanges(shell, [
    ...matches(
      shell,
      'styles',
      'the sheets that src/screens/layouts/document.astro reaches',
      styles,
    ),
    ...matches(shell, 'scripts', 'src/screens/layouts/before-paint.ts and wake.ts', scripts),
    ...matches(shell, 'header', 'src/site/menus.ts', /<header\b[\s\S]*?<\/header>/g),
    ...matches(shell, 'footer', 'src/site/footer-links.ts', /<footer\b[\s\S]*?<\/footer>/g),
  ])
