import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Locale, locales } from '#language/locales.ts'
import { type PageId, page, pageIds } from '#site/addresses.ts'
import type { PageWords } from '#words/page-words.ts'
import { parsePageWords } from '#words/read-pages.ts'

/** An issue of the newsletter: a page of the archive, in every language. */
export interface Issue {
  id: PageId
  words: Readonly<Record<Locale, PageWords>>
}

/** As its file is now: a server that runs for weeks must not send what it read when it started. */
function readWords(id: PageId, locale: Locale) {
  const file = path.join('content', 'newsletter', locale, `${id}.md`)
  return parsePageWords(readFileSync(path.resolve(file), 'utf8'), locale, file)
}

/** Every issue, the newest last: they stand in the table of addresses in that order. */
export function readIssues(): Issue[] {
  return pageIds
    .filter((id) => page(id).kind === 'issue')
    .map((id) => ({
      id,
      words: Object.fromEntries(locales.map((locale) => [locale, readWords(id, locale)])) as Record<
        Locale,
        PageWords
      >,
    }))
}

/** The issue of this name, with or without `issue-` before it. */
export function findIssue(name: string) {
  return readIssues().find(({ id }) => id === name || id === `issue-${name}`)
}

/** A sample goes to nobody. */
export const isSample = ({ words }: Issue) => locales.some((locale) => words[locale].sample)
