import MiniSearch, { type Options } from 'minisearch'
import { foldLetters } from '#language/fold-letters.ts'
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

const forgiving = { prefix: true, fuzzy: mistakes, boost: { name: 6, headings: 3 } }

const findWithAll = (index: MiniSearch<SearchedPage>, asked: string) =>
  index.search(asked, { ...forgiving, combineWith: 'AND' })

/** The pages that hold every word, or else any; the best first. */
export function findPages(index: MiniSearch<SearchedPage>, asked: string): Found[] {
  const withAll = findWithAll(index, asked)
  const results = withAll.length > 0 ? withAll : index.search(asked, forgiving)
  return results.map(({ description, id }) => ({ id, description }))
}

/** Shorter ones say little, and numbers may be somebody's. */
const tellingWord = /^\p{Letter}{4,}$/u

/**
 * When no page holds all that was asked for: those of its words that stand on our own pages, as the
 * index has them. Nothing else that somebody typed is among them.
 */
export function findMissed(index: MiniSearch<SearchedPage>, asked: string): string[] {
  if (findWithAll(index, asked).length > 0) return []
  const terms = index.search(asked).flatMap(({ terms }) => terms)
  return [...new Set(terms)].filter((term) => tellingWord.test(term)).sort()
}
