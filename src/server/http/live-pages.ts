import { localDate } from '#clinic/clock/clock.ts'
import type { Day } from '#language/dates/days.ts'
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

/** A page with live parts, or a live file: drawn anew when what it depends on has changed. */
export interface LivePage {
  answer(query: URLSearchParams): Promise<Resource>
  /** The page that nobody asks anything of, as it is now: its name, what it depends on, and its bytes. */
  plain(): { name: string; key: string; bodies: () => Promise<BuiltFile['bodies']> }
}

/** What was drawn: an answer, and the bytes in it. */
interface Drawn {
  resource: Resource
  bodies: BuiltFile['bodies']
}

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
  const drawn = new Map<string, Promise<Drawn>>()
  /** Of the page without a query: when it changes, time has passed over all that was drawn. */
  let plainKey: string | undefined

  async function draw(asked: Asked): Promise<Drawn> {
    const search = [...parts.values()].map((part) => part.search?.(asked) ?? '').join('')
    const body = withSearch(
      fillMarks(page, (name) => parts.get(name)?.draw(asked) ?? ''),
      link,
      search,
    )
    const bodies = await inEveryEncoding(Buffer.from(body))
    return { bodies, resource: createResource({ name: file.name, bodies }, headers) }
  }

  const askedNow = (query: URLSearchParams): Asked => ({
    locale,
    now: clock(),
    by: 'server',
    query,
    data,
  })
  const keyOf = (asked: Asked) => JSON.stringify([...parts.values()].map((part) => part.key(asked)))

  function drawnFor(asked: Asked, key: string) {
    const known = drawn.get(key)
    if (known) return known
    if (drawn.size >= mostDrawn) drawn.clear()
    const drawing = draw(asked)
    drawn.set(key, drawing)
    // What could not be drawn is drawn anew for the next visitor.
    drawing.catch(() => drawn.delete(key))
    return drawing
  }

  /** Forgets what was drawn before the plain page changed. */
  function keepUp() {
    const asked = askedNow(new URLSearchParams())
    const key = keyOf(asked)
    if (key !== plainKey) drawn.clear()
    plainKey = key
    return { asked, key }
  }

  return {
    async answer(query) {
      const plain = keepUp()
      const asked = query.size === 0 ? plain.asked : askedNow(query)
      const { resource } = await drawnFor(asked, query.size === 0 ? plain.key : keyOf(asked))
      return resource
    },
    plain() {
      const { asked, key } = keepUp()
      return { name: file.name, key, bodies: async () => (await drawnFor(asked, key)).bodies }
    },
  }
}

/**
 * A file that is drawn anew once each day at the clinic.
 * @returns nothing for a file that stays as it was built.
 */
export function createLiveText(
  { file, headers }: Pick<LivePageFacts, 'file' | 'headers'>,
  live: LiveParts | undefined,
  { clock }: LiveSources,
): LivePage | undefined {
  const draw = live?.texts[`/${file.name}`]
  if (!live || !draw) return
  const drawOn = async (now: number): Promise<Drawn> => {
    const bodies = await inEveryEncoding(Buffer.from(draw(now, live.data)))
    return { resource: createResource({ name: file.name, bodies }, headers), bodies }
  }
  let drawn: { day: Day; file: Promise<Drawn> } | undefined
  const today = () => {
    const now = clock()
    const day = localDate(now)
    if (drawn?.day !== day) drawn = { day, file: drawOn(now) }
    return drawn
  }
  return {
    answer: async () => (await today().file).resource,
    plain: () => {
      const { day, file: made } = today()
      return { name: file.name, key: day, bodies: async () => (await made).bodies }
    },
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
