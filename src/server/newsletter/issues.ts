import { type Locale, locales } from '#language/locales.ts'
import { type PageId, page, pageIds } from '#site/addresses.ts'
import type { PageWords } from '#words/page-words.ts'
import { wordsOf } from '#words/read-pages.ts'

/** An issue of the newsletter: a page of the archive, in every language. */
export interface Issue {
  id: PageId
  words: Readonly<Record<Locale, PageWords>>
}

/** Every issue, the newest last: they stand in the table of addresses in that order. */
export function readIssues(): Issue[] {
  return pageIds
    .filter((id) => page(id).kind === 'issue')
    .map((id) => ({
      id,
      words: Object.fromEntries(locales.map((locale) => [locale, wordsOf(id, locale)])) as Record<
        Locale,
        PageWords
      >,
    }))
}

/** The issue of this name, with or without `issue-` before it. */
export function findIssue(name: string) {
  return readIssues().find(({ id }) => id === name || id === `issue-${name}`)
}
