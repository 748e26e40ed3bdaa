import type { Locale } from '#language/locales.ts'
import type { Found } from '#site/search.ts'
import { indexPath } from '#site/search-index.ts'

export interface Search {
  /** All pages that fit, the best first. */
  find(asked: string): Found[]
  /** Our own words in a search that no page answers whole. */
  findMissed(asked: string): string[]
}

/**
 * Fetches the index of a language and what reads it.
 * @throws Error when one of them does not come.
 */
export async function loadSearch(locale: Locale): Promise<Search> {
  const { findMissed, findPages, readIndex } = await import('#site/search.ts')
  const answer = await fetch(indexPath(locale))
  if (!answer.ok) throw new Error(`The search index answered ${answer.status}`)
  const index = readIndex(await answer.text())
  return {
    find: (asked) => findPages(index, asked),
    findMissed: (asked) => findMissed(index, asked),
  }
}
