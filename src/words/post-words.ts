import { clinic } from '#clinic'
import { fileOfPhoto } from '#clinic/posts/post-fields.ts'
import type { Day } from '#language/dates/days.ts'
import type { Locale } from '#language/locales.ts'
import { isPageId, isServed, type PageId, page, pageIds } from '#site/addresses.ts'
import { nameWithTitle, people } from '#site/people.ts'
import { postPath } from '#site/post-pages.ts'
import type { FrontMatter } from '#words/page-words.ts'
import { wordsToDangerSigns } from '#words/parse-words.ts'
import { readReviewers } from '#words/registers.ts'

/** Who may write a post: the people of the clinic, and those who check pages. */
export const postAuthors = () => [
  ...new Set([
    ...[clinic.chiropractor, ...people].map(nameWithTitle),
    ...readReviewers().map(({ name }) => name),
  ]),
]

/** The page beside the posts that lies at a path. */
const ownerOf = (path: string, locale: Locale) =>
  pageIds.find((id) => page(id).kind !== 'post' && page(id)[locale] === path)

/** What the front matter of a post names that is not there; each begins with its field. */
export function postProblems(front: FrontMatter, locale: Locale) {
  const { address, author, related = [] } = front
  const known = author === undefined ? [] : postAuthors()
  const stranger = author !== undefined && !known.includes(author)
  const taken = address !== undefined && ownerOf(postPath(address, locale), locale)
  return [
    ...(taken
      ? [`address is ${address}, where the page ${taken} lies: take another, such as ${address}-2`]
      : []),
    ...(stranger
      ? [
          `author is ${author}: it should be somebody of clinic.config.ts or content/data/reviewers.yaml, such as ${known.map((name) => `"${name}"`).join(' or ')}`,
        ]
      : []),
    ...related
      .filter((id) => !isPageId(id))
      .map((id) => `related names the page ${id}, which does not exist: an id such as whiplash`),
  ]
}

export interface PostWords {
  date: Day
  author: string
  draft: true | undefined
  /** The file of the photograph. */
  picture: string | undefined
  /** Pages to read on that this clinic has. */
  related: readonly PageId[]
}

/** The words of a post with its picture, which comes after the danger signs. */
export function withPicture(body: string, picture: string | undefined) {
  if (!picture) return body
  const signs = wordsToDangerSigns(body)
  return `${signs}\n\n${picture}\n\n${body.slice(signs.length)}`
}

/**
 * What stands above a post, besides what every page has there.
 * @throws Error for a page that is none.
 */
export function postWords({ author, date, draft, picture, related = [] }: FrontMatter): PostWords {
  if (author === undefined || date === undefined) throw new Error('These words are no post')
  return {
    author,
    date,
    draft,
    picture: picture && fileOfPhoto(picture),
    related: related.filter(isPageId).filter(isServed),
  }
}
