import { brotliCompressSync } from 'node:zlib'
import { JSDOM, VirtualConsole } from 'jsdom'

/** Bytes after brotli. */
export const weigh = (text: string) => brotliCompressSync(text).byteLength

const structuredData = /<script type="application\/ld\+json">[\s\S]*?<\/script>/g
const mainPart = /(<main\b[^>]*>)[\s\S]*(<\/main>)/

/** A page without what is its own: its words, its tools, what it tells search engines. */
export const withoutItsOwn = (html: string) =>
  html.replace(structuredData, '').replace(mainPart, '$1$2')

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
  // A console of its own: it would complain of styles that it cannot read, and they do not matter here.
  const dom = new JSDOM(html, { includeNodeLocations: true, virtualConsole: new VirtualConsole() })
  const main = dom.window.document.querySelector('main')
  const place = main ? dom.nodeLocation(main) : null
  if (!main || !place?.startTag || !place.endTag) return []
  const starts = [
    { name: 'above the first heading', start: place.startTag.endOffset },
    ...[...main.querySelectorAll('h2')].map((heading) => ({
      name: `“${heading.textContent.trim()}”`,
      start: dom.nodeLocation(heading)?.startOffset ?? 0,
    })),
  ]
  const last = place.endTag.startOffset
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
      const kept = all
        .toSorted((a, b) => b.start - a.start)
        .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), html)
      return { name, bytes: whole - weigh(kept) }
    })
    .toSorted((a, b) => b.bytes - a.bytes)
}
