import type { Locale } from '#language/locales.ts'
import type { Found } from '#site/search.ts'

/** All pages that fit, the best first. */
export type Search = (asked: string) => Found[]

/**
 * Fetches the index of a language and what reads it.
 * @throws Error when one of them does not come.
 */
export async function loadSearch(locale: Locale): Promise<Search> {
  const { findPages, indexPath, readIndex } = await import('#site/search.ts')
  const answer = await fetch(indexPath(locale))
  if (!answer.ok) throw new Error(`The search index answered ${answer.status}`)
  const index = readIndex(await answer.text())
  return (asked) => findPages(index, asked)
}
