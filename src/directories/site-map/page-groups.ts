import type { Words } from '#directories/site-map/words.en.ts'
import type { Locale } from '#i18n/locales.ts'
import { listedPageIds, type PageId, type PageKind, page } from '#site/addresses.ts'

/** The groups of the site map, in order, with the kinds of pages in each. */
const groups = [
  { id: 'start', kinds: ['home', 'landing', 'hub', 'entry', 'contact'] },
  { id: 'conditions', kinds: ['condition'] },
  { id: 'services', kinds: ['service'] },
  { id: 'tools', kinds: ['tool'] },
  { id: 'phases', kinds: ['phase'] },
  { id: 'resources', kinds: ['resource', 'newsletter', 'issue', 'directory'] },
  { id: 'figures', kinds: ['report', 'district'] },
  { id: 'legal', kinds: ['legal'] },
  { id: 'areas', kinds: ['area'] },
  { id: 'about', kinds: ['about'] },
  { id: 'notices', kinds: ['notice', 'site-map'] },
] as const satisfies readonly { id: keyof Words['groups']; kinds: readonly PageKind[] }[]

export interface PageGroup {
  id: keyof Words['groups']
  pages: PageId[]
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

function fits(id: PageId, locale: Locale, words: readonly string[]) {
  const haystack = plain(`${page(id).name[locale]} ${page(id)[locale].replaceAll('-', ' ')}`)
  return words.every((word) => haystack.includes(word))
}

/**
 * All pages in groups, or only those whose name or address holds every word of the query;
 * accents and capitals do not matter. Groups without a page are left out.
 */
export function groupPages(locale: Locale, query = ''): PageGroup[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  const isOf = (kinds: readonly PageKind[]) => (id: PageId) =>
    kinds.includes(page(id).kind) && fits(id, locale, words)
  return groups
    .map(({ id, kinds }) => ({ id, pages: listedPageIds.filter(isOf(kinds)) }))
    .filter(({ pages }) => pages.length > 0)
}
