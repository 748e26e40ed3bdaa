import { brotliCompressSync } from 'node:zlib'
import { brotliOptions } from '#server/http/encoding.ts'

/** Bytes after brotli, as a page is compressed. */
export function weigh(text: string) {
  const data = Buffer.from(text)
  return brotliCompressSync(data, brotliOptions(data.length)).byteLength
}

const structuredData = /<script type="application\/ld\+json">[\s\S]*?<\/script>/g
const mainPart = /(<main\b[^>]*>)[\s\S]*(<\/main>)/

/** A page without what is its own: its words, its tools, what it tells search engines. */
export const withoutItsOwn = (html: string) =>
  html.replace(structuredData, '').replace(mainPart, '$1$2')

/** The texts of the scripts inside a page. */
export const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  )

export interface Part {
  name: string
  /** What the page would be lighter without it, in bytes. */
  bytes: number
}

interface Range {
  name: string
  start: number
  end: number
}

const matches = (html: string, name: string, pattern: RegExp): Range[] =>
  [...html.matchAll(pattern)].map(({ index, 0: text }) => ({
    name,
    start: index,
    end: index + text.length,
  }))

/** The parts of `main`: what stands before its first second-level heading, then one for each. */
function sections(html: string): Range[] {
  const main = mainPart.exec(html)
  if (!main) return []
  const [whole, opening = '', closing = ''] = main
  const headings = [...whole.matchAll(/<h2\b[^>]*>([\s\S]*?)<\/h2>/g)]
  const starts = [
    { name: 'above the first heading', start: main.index + opening.length },
    ...headings.map(({ index, 1: heading = '' }) => ({
      name: `“${heading.replace(/<[^>]*>/g, '').trim()}”`,
      start: main.index + index,
    })),
  ]
  const last = main.index + whole.length - closing.length
  return starts.map((part, index) => ({ ...part, end: starts[index + 1]?.start ?? last }))
}

/** What a page consists of, heaviest first. */
export function partsOf(html: string): Part[] {
  const ranges = [
    ...matches(html, 'styles', /<style>[\s\S]*?<\/style>/g),
    ...matches(html, 'what is told to search engines', structuredData),
    ...matches(html, 'scripts', /<script(?! type="application)[^>]*>[\s\S]*?<\/script>/g),
    ...matches(html, 'what is handed to tools and forms', / data-props="[^"]*"/g),
    ...sections(html),
  ]
  const whole = weigh(html)
  const named = Map.groupBy(ranges, ({ name }) => name)
  return [...named]
    .map(([name, all]) => {
      const rest = all
        .toSorted((a, b) => b.start - a.start)
        .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), html)
      return { name, bytes: whole - weigh(rest) }
    })
    .toSorted((a, b) => b.bytes - a.bytes)
}
