import { readFileSync } from 'node:fs'
import path from 'node:path'
import { postFolder } from '#clinic/posts/read-posts.ts'
import { inEachLanguage, type Locale, locales } from '#language/locales.ts'
import { ofKind, type PageId } from '#site/addresses.ts'
import type { PageWords } from '#words/page-words.ts'
import { plainWords } from '#words/plain-words.ts'
import { parsePageWords } from '#words/read-pages.ts'

/** A letter: an issue of the newsletter, which is a page of the archive, or a post that is announced. */
export interface Issue {
  id: PageId
  words: Readonly<Record<Locale, PageWords>>
}

/** As its file is now: a server that runs for weeks must not send what it read when it started. */
function readWords(folder: string, id: PageId, locale: Locale) {
  const file = path.join(folder, `${id}.md`)
  return parsePageWords(readFileSync(path.resolve(file), 'utf8'), locale, file)
}

const issueOf = (id: PageId): Issue => ({
  id,
  words: inEachLanguage((locale) =>
    readWords(path.join('content', 'newsletter', locale), id, locale),
  ),
})

/** What the post is about; the way to its page stands below the words of every letter. */
const announcementOf = (id: PageId): Issue => ({
  id,
  words: inEachLanguage((locale) => {
    const words = readWords(postFolder(locale), id, locale)
    return { ...words, body: plainWords(words.summary) }
  }),
})

/**
 * Every letter: the posts of the blog, and after them the issues, the newest of each last. Issues stand
 * in the table of addresses in that order.
 */
export const readIssues = (): Issue[] => [
  ...ofKind('post').toReversed().map(announcementOf),
  ...ofKind('issue').map(issueOf),
]

/** The letter of this name, with or without `issue-` or `post-` before it. */
export const findIssue = (name: string) =>
  readIssues().find(({ id }) => [id, id.replace(/^(?:issue|post)-/, '')].includes(name))

/** A sample goes to nobody. */
export const isSample = ({ words }: Issue) => locales.some((locale) => words[locale].sample)
