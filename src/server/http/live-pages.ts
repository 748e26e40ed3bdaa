import { gunzipSync, gzipSync } from 'node:zlib'
import pLimit from 'p-limit'
import { localDate } from '#clinic/clock/clock.ts'
import { second } from '#language/dates/durations.ts'
import type { Locale } from '#language/locales.ts'
import { findLanguageLink, withSearch } from '#screens/live/language-link.ts'
import type { Asked } from '#screens/live/live-part.ts'
import type { Clock } from '#server/clock.ts'
import { type Announced, takenKey } from '#site/announced.ts'
import { cutAtMarks, fillMarks } from '#site/live-marks.ts'
import { noticePlace, withNoticePlace, withoutEmptyPlaces } from '#site/notice-place.ts'
import type { BuiltFile } from './built-files.ts'
import { compress } from './encoding.ts'
import type { LiveParts } from './read-live-bundle.ts'
import { createResource, type Resource, type ResourceOptions } from './resource.ts'
import type { FlatHeaders } from './security-headers.ts'

/** A page with live parts, or a live file: drawn anew when what it depends on has changed. */
export interface LiveResource {
  answer(query?: URLSearchParams): Promise<Resource>
  /** The page that nobody asks anything of, as it is now: its name, what it depends on, and its bytes. */
  plain(): { name: string; key: string; bodies: () => Promise<BuiltFile['bodies']> }
}

/** A page with live parts. */
export interface LivePage extends LiveResource {
  /** As it is now, for whoever fills something into it. */
  text(): string
}

/** What was drawn: an answer, and the bytes in it. */
interface Drawn {
  resource: Resource
  bodies: BuiltFile['bodies']
}

export interface LivePageFacts {
  file: BuiltFile
  html: string
  /** The headers of a page, which name what is in it. */
  headersOf(html: string): FlatHeaders
  locale: Locale
  options?: ResourceOptions | undefined
}

/** Where a page finds what may have changed since it was built. */
export interface LiveSources {
  clock: Clock
  /** What the desk announced, as far as this server knows. */
  announced(): Announced
}

/** Drawings held in memory for every page; a page weighs some 150 kB in all its encodings. */
const mostDrawn = 50

/** As many pages at once as Node has threads for: fifty begun together take 80 MB more. */
const fewAtOnce = pLimit(4)

const inEveryEncoding = (page: Buffer): Promise<BuiltFile['bodies']> =>
  fewAtOnce(async () => {
    const [br, gzip] = await Promise.all([compress(page, 'br'), compress(page, 'gzip')])
    return { identity: page, br, gzip }
  })

const noQuery = new URLSearchParams()

const secondOf = ({ now }: Asked) => Math.floor(now / second)

/** What a part says may change by the minute, so nobody works it out anew within a second. */
const isSameMoment = (one: Asked, other: Asked) =>
  secondOf(one) === secondOf(other) && one.announced === other.announced

/**
 * @returns nothing for a page without live parts.
 * @throws Error when a page has a part that `live` does not know, or no link to the other language.
 */
export function createLivePage(
  { file, headersOf, html, locale, options }: LivePageFacts,
  live: LiveParts | undefined,
  { announced, clock }: LiveSources,
): LivePage | undefined {
  const cut = (text: string) => cutAtMarks(live?.parts[noticePlace] ? withNoticePlace(text) : text)
  const { names } = cut(html)
  if (names.length === 0) return
  // Of what was built nothing else stays in memory: text takes six times the room, and is wanted seldom.
  const [name, zipped] = [file.name, file.bodies.gzip ?? gzipSync(file.bodies.identity)]
  const { data, parts: known } = live ?? missing(name, names)
  const parts = new Map(names.map((part) => [part, known[part] ?? missing(name, [part])]))
  if (findLanguageLink(html) === undefined) withoutLink(name)
  const drawn = new Map<string, Promise<Drawn>>()
  /** The page without a query: when its key changes, time has passed over all that was drawn. */
  let plain: { asked: Asked; key: string } | undefined

  function drawText(asked: Asked) {
    const built = gunzipSync(zipped).toString('utf8')
    const search = [...parts.values()].map((part) => part.search?.(asked) ?? '').join('')
    const body = fillMarks(cut(built), (part) => parts.get(part)?.draw(asked) ?? '')
    return withSearch(withoutEmptyPlaces(body), findLanguageLink(built) ?? '', search)
  }

  async function draw(asked: Asked): Promise<Drawn> {
    const body = drawText(asked)
    const bodies = await inEveryEncoding(Buffer.from(body))
    const drawn = { name, bodies }
    return { bodies, resource: createResource(drawn, headersOf(body), options) }
  }

  const askedNow = (query: URLSearchParams): Asked => ({
    locale,
    now: clock(),
    by: 'server',
    query,
    data,
    announced: announced(),
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

  /** The page without a query as it is in this second; forgets what was drawn before it changed. */
  function keepUp() {
    const asked = askedNow(noQuery)
    if (plain && isSameMoment(plain.asked, asked)) return plain
    const key = keyOf(asked)
    if (key !== plain?.key) drawn.clear()
    plain = { asked, key }
    return plain
  }

  return {
    text: () => drawText(askedNow(noQuery)),
    async answer(query = noQuery) {
      const plain = keepUp()
      const asked = query.size === 0 ? plain.asked : askedNow(query)
      const { resource } = await drawnFor(asked, query.size === 0 ? plain.key : keyOf(asked))
      return resource
    },
    plain() {
      const { asked, key } = keepUp()
      return { name, key, bodies: async () => (await drawnFor(asked, key)).bodies }
    },
  }
}

/**
 * A file that is drawn anew once each day at the clinic, and when an event is taken down or put back.
 * @returns nothing for a file that stays as it was built.
 */
export function createLiveText(
  { file, headers }: Pick<LivePageFacts, 'file'> & { headers: FlatHeaders },
  live: LiveParts | undefined,
  { announced, clock }: LiveSources,
): LiveResource | undefined {
  const draw = live?.findText(`/${file.name}`)
  if (!live || !draw) return
  const drawOn = async (now: number): Promise<Drawn> => {
    const bodies = await inEveryEncoding(Buffer.from(draw(now, live.data, announced())))
    return { resource: createResource({ name: file.name, bodies }, headers), bodies }
  }
  let drawn: { key: string; file: Promise<Drawn> } | undefined
  const today = () => {
    const now = clock()
    const key = `${localDate(now)} ${takenKey('events', announced())}`
    if (drawn?.key === key) return drawn
    const drawing = drawOn(now)
    drawn = { key, file: drawing }
    // As of a page: for whoever asks next.
    drawing.catch(() => {
      drawn = undefined
    })
    return drawn
  }
  return {
    answer: async () => (await today().file).resource,
    plain: () => {
      const { file: made, key } = today()
      return { name: file.name, key, bodies: async () => (await made).bodies }
    },
  }
}

function missing(file: string, names: readonly string[]): never {
  throw new Error(
    `${file} has the live part ${names.join(', ')}, and the build left nothing that draws it. Run "npm run build" again.`,
  )
}

function withoutLink(file: string): never {
  throw new Error(
    `${file} has a live part, and no link to the other language in its header (src/screens/live/language-link.ts).`,
  )
}
