import MiniSearch, { type Options } from 'minisearch'
import { foldLetters } from '#language/fold-letters.ts'
import type { Locale } from '#language/locales.ts'
import type { PageId } from '#site/addresses.ts'

/** What a page is found by. */
export interface SearchedPage {
  id: PageId
  name: string
  headings: string
  /** All words of the page. */
  text: string
  description: string
}

/** An index must be read with the options that it was made with. */
const options: Options<SearchedPage> = {
  fields: ['name', 'headings', 'text'],
  storeFields: ['description'],
  processTerm: foldLetters,
}

/** Where the index of a language lies, from the root of the site. */
export const indexPath = (locale: Locale) => `/search/${locale}.json`

export function createIndex(pages: readonly SearchedPage[]) {
  const index = new MiniSearch(options)
  index.addAll(pages)
  return index
}

export const readIndex = (json: string) => MiniSearch.loadJSON(json, options)

export interface Found {
  id: PageId
  description: string
}

/** A mistyped letter is forgiven in words long enough not to become others. */
const mistakes = (word: string) => (word.length > 4 ? 0.2 : false)

/** The pages that hold every word, or else any; the best first. */
export function findPages(index: MiniSearch<SearchedPage>, asked: string): Found[] {
  const how = { prefix: true, fuzzy: mistakes, boost: { name: 6, headings: 3 } }
  const withAll = index.search(asked, { ...how, combineWith: 'AND' })
  const results = withAll.length > 0 ? withAll : index.search(asked, how)
  return results.map(({ description, id }) => ({ id, description }))
}
