import type { Locale } from '#language/locales.ts'
import { findLanguageLink, withSearch } from '#screens/live/language-link.ts'
import type { Asked } from '#screens/live/live-part.ts'
import { cutAtMarks, fillMarks } from '#screens/live/marks.ts'
import type { Clock } from '#server/clock.ts'
import type { BuiltFile } from './built-files.ts'
import { compress } from './encoding.ts'
import type { LiveParts } from './read-live-bundle.ts'
import { createResource, type Resource } from './resource.ts'
import type { FlatHeaders } from './security-headers.ts'

/** A page with live parts: drawn anew when what they depend on has changed. */
export type LivePage = (query: URLSearchParams) => Promise<Resource>

export interface LivePageFacts {
  file: BuiltFile
  html: string
  headers: FlatHeaders
  locale: Locale
}

/** Where a page finds what may have changed since it was built. */
export interface LiveSources {
  clock: Clock
}

/** Drawings held in memory for every page; a page weighs some 150 kB in all its encodings. */
const mostDrawn = 50

async function inEveryEncoding(page: Buffer): Promise<BuiltFile['bodies']> {
  const [br, gzip] = await Promise.all([compress(page, 'br'), compress(page, 'gzip')])
  return { identity: page, br, gzip }
}

/**
 * @returns nothing for a page without live parts.
 * @throws Error when a page has a part that `live` does not know, or no link to the other language.
 */
export function createLivePage(
  { file, headers, html, locale }: LivePageFacts,
  live: LiveParts | undefined,
  { clock }: LiveSources,
): LivePage | undefined {
  const page = cutAtMarks(html)
  if (page.names.length === 0) return
  const { data, parts: known } = live ?? missing(file, page.names)
  const parts = new Map(page.names.map((name) => [name, known[name] ?? missing(file, [name])]))
  const link = findLanguageLink(html) ?? withoutLink(file)
  const drawn = new Map<string, Promise<Resource>>()

  async function draw(asked: Asked) {
    const search = [...parts.values()].map((part) => part.search?.(asked) ?? '').join('')
    const body = withSearch(
      fillMarks(page, (name) => parts.get(name)?.draw(asked) ?? ''),
      link,
      search,
    )
    const bodies = await inEveryEncoding(Buffer.from(body))
    return createResource({ name: file.name, bodies }, headers)
  }

  return (query) => {
    const asked = { locale, now: clock(), query, data }
    const key = JSON.stringify([...parts.values()].map((part) => part.key(asked)))
    const known = drawn.get(key)
    if (known) return known
    if (drawn.size >= mostDrawn) drawn.clear()
    const resource = draw(asked)
    drawn.set(key, resource)
    // What could not be drawn is drawn anew for the next visitor.
    resource.catch(() => drawn.delete(key))
    return resource
  }
}

function missing(file: BuiltFile, names: readonly string[]): never {
  throw new Error(
    `${file.name} has the live part ${names.join(', ')}, and the build left nothing that draws it. Run "npm run build" again.`,
  )
}

function withoutLink(file: BuiltFile): never {
  throw new Error(
    `${file.name} has a live part, and no link to the other language in its header (src/screens/live/language-link.ts).`,
  )
}
