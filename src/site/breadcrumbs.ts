import type { Locale } from '#i18n/locales.ts'
import { canonicalPath, href, type PageId, page, pageIds } from '#site/addresses.ts'
import type { Words } from '#site/words.en.ts'
import { siteWords } from '#site/words.ts'

/** One part of the way from the home page to a page. */
export interface PathPart {
  /** The part as words: `/blog` is "Blog". */
  words: string
  /** The page at this part of the address, where there is one. */
  id?: PageId
  /** Path with a trailing slash. */
  path: string
}

/** `know-your-rights` as "Know Your Rights". */
function wordsOfSegment(segment: string) {
  return segment
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/** Groups of Spanish addresses whose own page the specification puts at another address. */
const groupPages: Readonly<Record<string, PageId>> = { '/es/servicios': 'services' }

const pageAt = (address: string, locale: Locale) =>
  groupPages[address] ?? pageIds.find((candidate) => href(candidate, locale) === address)

/** English parts follow the rule for structured data: each hyphen-separated word capitalised. */
const wordsOfPart: Readonly<Record<Locale, (segment: string, owner?: PageId) => string>> = {
  en: (segment) => wordsOfSegment(segment),
  es: (segment, owner) => (owner ? page(owner).name.es : wordsOfSegment(segment)),
}

/** The parts of a page's address, from the home page to the page itself; none for the home page. */
export function pathParts(id: PageId, locale: Locale): PathPart[] {
  if (id === 'home') return []
  const home: PathPart = {
    words: page('home').name[locale],
    id: 'home',
    path: canonicalPath('home', locale),
  }
  const root = href('home', locale).replace(/\/$/, '')
  const segments = href(id, locale).slice(root.length).split('/').filter(Boolean)
  const rest = segments.map((segment, index): PathPart => {
    const address = `${root}/${segments.slice(0, index + 1).join('/')}`
    const owner = pageAt(address, locale)
    const path = owner ? href(owner, locale) : address
    const words = wordsOfPart[locale](segment, owner)
    return { words, path: `${path}/`, ...(owner ? { id: owner } : {}) }
  })
  return [home, ...rest]
}

/** The visible way to a page: short titles, with links to the pages on the way. */
export function visibleCrumbs(id: PageId, locale: Locale) {
  return pathParts(id, locale).map(({ id: part, words }) => ({
    name: part ? page(part).name[locale] : groupName(words, locale),
    ...(part && part !== id ? { href: href(part, locale) } : {}),
  }))
}

/** Parts of an address without a page of their own, in the words of the menus. */
function groupName(words: string, locale: Locale) {
  const names: Record<string, keyof Words['addressParts']> = {
    Resources: 'resources',
    Recursos: 'resources',
    Legal: 'legal',
    Blog: 'blog',
    District: 'district',
    Distrito: 'district',
    Newsletter: 'newsletter',
    Boletin: 'newsletter',
  }
  const group = names[words]
  return group ? siteWords[locale].addressParts[group] : words
}
