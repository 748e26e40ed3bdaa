import { clinic } from '#clinic'
import { upperFirst } from '#language/first-letter.ts'
import { foldLetters } from '#language/fold-letters.ts'
import type { Locale } from '#language/locales.ts'
import { canonicalPath, href, isServed, type PageId, page, pageIds } from '#site/addresses.ts'
import { nameWithTitle } from '#site/people.ts'
import type { Words } from '#site/words.en.ts'
import { siteWords } from '#site/words.ts'

/** One part of the way from the home page to a page. */
export interface PathPart {
  /** For visitors and search engines alike. */
  name: string
  /** The page at this part of the address, where there is one. */
  id?: PageId
  /** Where the part leads: its page, or the list of what lies below it. */
  href: string
  /** The same for search engines, with a slash at the end of its path. */
  path: string
}

/** Words of the clinic's name whose letters an address leaves out: `munoz` is "Muñoz". */
const spelled = new Map(
  clinic.shortName
    .split(/[\s-]+/)
    .filter((word) => /[^a-z]/i.test(word))
    .map((word) => [foldLetters(word).replace(/[^a-z0-9]/g, ''), word]),
)

/** `know-your-rights` as "Know Your Rights", and the chiropractor's by name: `alex-sample-dc`. */
function wordsOfSegment(segment: string) {
  const { chiropractor } = clinic
  if (segment === chiropractor.slug) return nameWithTitle(chiropractor)
  return segment
    .split('-')
    .map((word) => spelled.get(word) ?? upperFirst(word))
    .join(' ')
}

/** Groups of Spanish addresses whose own page the specification puts at another address. */
const groupPages: Readonly<Record<string, PageId>> = { '/es/servicios': 'services' }

interface Group {
  name: keyof Words['addressParts']
  /** The page that lists what lies below this part of the address, and where on it. */
  page: PageId
  anchor?: string
}

const resources: Group = { name: 'resources', page: 'site-map', anchor: 'resources' }
const districts: Group = { name: 'district', page: 'accident-report', anchor: 'districts' }
const newsletter: Group = {
  name: 'newsletter',
  page: isServed('newsletter') ? 'newsletter' : 'site-map',
}

const blog: Group = isServed('posts')
  ? { name: 'blog', page: 'posts' }
  : { name: 'blog', page: 'site-map', anchor: 'phases' }

/** Parts of an address without a page of their own. */
const groups: Readonly<Record<string, Group>> = {
  resources,
  recursos: resources,
  legal: { name: 'legal', page: 'site-map', anchor: 'legal' },
  blog,
  district: districts,
  distrito: districts,
  newsletter,
  boletin: newsletter,
}

const pageAt = (address: string, locale: Locale) =>
  groupPages[address] ?? pageIds.find((candidate) => href(candidate, locale) === address)

/**
 * English parts follow the rule of search engines: each hyphen-separated word of the address
 * capitalised. Spanish ones are the short title of the page, or the name of the group.
 */
const nameOfPart: Readonly<Record<Locale, (segment: string, name: string) => string>> = {
  en: wordsOfSegment,
  es: (_segment, name) => name,
}

/** The parts of a page's address, from the home page to the page itself; none for the home page. */
export function pathParts(id: PageId, locale: Locale): PathPart[] {
  if (id === 'home') return []
  const home: PathPart = {
    name: page('home').name[locale],
    id: 'home',
    href: href('home', locale),
    path: canonicalPath('home', locale),
  }
  const root = href('home', locale).replace(/\/$/, '')
  const segments = href(id, locale).slice(root.length).split('/').filter(Boolean)
  const rest = segments.map((segment, index): PathPart => {
    const owner = pageAt(`${root}/${segments.slice(0, index + 1).join('/')}`, locale)
    return owner ? ownPart(owner, segment, locale) : groupPart(segment, locale)
  })
  return [home, ...rest]
}

function ownPart(id: PageId, segment: string, locale: Locale): PathPart {
  const { kind, name: own } = page(id)
  // A person is called by name, accents and all.
  const name = kind === 'colleague' ? own[locale] : nameOfPart[locale](segment, own[locale])
  return { name, id, href: href(id, locale), path: canonicalPath(id, locale) }
}

function groupPart(segment: string, locale: Locale): PathPart {
  const group = groups[segment]
  if (!group) {
    throw new Error(
      `src/site/breadcrumbs.ts: "${segment}" is a part of an address and no page; add it to the groups, with the page that lists what lies below it`,
    )
  }
  const anchor = group.anchor ? `#${group.anchor}` : ''
  return {
    name: nameOfPart[locale](segment, siteWords[locale].addressParts[group.name]),
    href: href(group.page, locale) + anchor,
    path: canonicalPath(group.page, locale) + anchor,
  }
}

/** The visible way to a page, with links to the pages on the way. */
export const visibleCrumbs = (id: PageId, locale: Locale) =>
  pathParts(id, locale).map(({ href: link, id: part, name }) => ({
    name,
    ...(part === id ? {} : { href: link }),
  }))
