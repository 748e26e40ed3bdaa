import type { SheetDrawingName } from '#design/drawings/drawing-names.ts'
import { foldLetters } from '#language/fold-letters.ts'
import type { Locale } from '#language/locales.ts'
import { listedPageIds, type PageId, type PageKind, page } from '#site/addresses.ts'
import type { Words } from './words.en.ts'

/** The groups of the site map, in order, with the drawing and the kinds of pages of each. */
const groups = [
  { id: 'start', drawing: 'signpost', kinds: ['home', 'landing', 'hub', 'entry', 'contact'] },
  { id: 'conditions', drawing: 'vertebrae', kinds: ['condition'] },
  { id: 'services', drawing: 'treatment-table', kinds: ['service'] },
  { id: 'tools', drawing: 'phone-list', kinds: ['tool'] },
  { id: 'phases', drawing: 'three-stations', kinds: ['phase', 'post-list', 'post'] },
  {
    id: 'resources',
    drawing: 'open-book',
    kinds: ['resource', 'newsletter', 'issue', 'directory'],
  },
  { id: 'figures', drawing: 'bars', kinds: ['report', 'district', 'crash-place'] },
  { id: 'legal', drawing: 'scales', kinds: ['legal'] },
  { id: 'areas', drawing: 'folded-map', kinds: ['area'] },
  { id: 'about', drawing: 'team', kinds: ['about', 'colleague'] },
  { id: 'notices', drawing: 'pinned-notice', kinds: ['notice', 'site-map'] },
] as const satisfies readonly {
  id: keyof Words['groups']
  drawing: SheetDrawingName
  kinds: readonly PageKind[]
}[]

/** The drawing of the group that has the name of this page, such as that of the services. */
export const drawingOfGroup = (id: PageId) => groups.find((group) => group.id === id)?.drawing

export interface PageGroup {
  id: keyof Words['groups']
  drawing: SheetDrawingName
  pages: PageId[]
}

function fits(id: PageId, locale: Locale, words: readonly string[]) {
  const haystack = foldLetters(`${page(id).name[locale]} ${page(id)[locale].replaceAll('-', ' ')}`)
  return words.every((word) => haystack.includes(word))
}

/**
 * All pages in groups, or only those whose name or address holds every word of the query;
 * accents and capitals do not matter. Groups without a page are left out.
 */
export function groupPages(locale: Locale, query = ''): PageGroup[] {
  const words = foldLetters(query).split(/\s+/).filter(Boolean)
  const isOf = (kinds: readonly PageKind[]) => (id: PageId) =>
    kinds.includes(page(id).kind) && fits(id, locale, words)
  return groups
    .map(({ id, drawing, kinds }) => ({ id, drawing, pages: listedPageIds.filter(isOf(kinds)) }))
    .filter(({ pages }) => pages.length > 0)
}
