import { posts } from '#clinic/posts/posts.ts'
import type { PostId } from '#clinic/posts/read-posts.ts'
import { fill } from '#language/fill.ts'
import { type Bilingual, inEachLanguage, type Locale } from '#language/locales.ts'
import { siteWords } from '#site/words.ts'

/** A page of the list of posts, from the second on. */
export type LaterListId = `posts-${number}`

interface BlogPage<Kind extends string> {
  kind: Kind
  category: 'resource'
  en: string
  es: string
  name: Bilingual
}

/** Whole rows, in two columns or three. */
const postsPerPage = 12

/** The posts that this site shows, the newest first. */
export const shownPosts = posts.filter(({ isShown }) => isShown)

/** Those that are shown from their day on, without anybody's doing. */
export const comingPosts = posts
  .filter(({ isDraft, isShown }) => !isDraft && !isShown)
  .map(({ id }) => id)

/** How many pages their list has. */
export const postListCount = Math.ceil(shownPosts.length / postsPerPage)

/** The posts on a page of their list, counted from 1. */
export const postsOnPage = (number: number) =>
  shownPosts.slice((number - 1) * postsPerPage, number * postsPerPage)

/** Where a post with this address lies. */
export const postPath = (address: string, locale: Locale) =>
  `${siteWords[locale].blogFolder}/${address}`

/** The page of each post, also of one that is not shown yet: a link to it is words until then. */
export const postPages: Readonly<Record<PostId, BlogPage<'post'>>> = Object.fromEntries(
  posts.map(({ id, address, name }) => [
    id,
    {
      kind: 'post',
      category: 'resource',
      en: postPath(address.en, 'en'),
      es: postPath(address.es, 'es'),
      name,
    },
  ]),
)

const shownIds = new Set<string>(shownPosts.map(({ id }) => id))

export const isShownPost = (id: string) => shownIds.has(id)

/** A title of the list on its pages from the second on: "Our blog, page 2". */
export const titleOnPage = (title: string, number: number, locale: Locale) =>
  fill(siteWords[locale].onPage, { title, number })

/** The pages of a list after the first, whose addresses lie below its own. */
export function laterPages<Kind extends string>(
  list: BlogPage<Kind>,
): Readonly<Record<LaterListId, BlogPage<Kind>>> {
  const numbers = Array.from({ length: Math.max(0, postListCount - 1) }, (_, index) => index + 2)
  return Object.fromEntries(
    numbers.map((number) => {
      const pathIn = (locale: Locale) =>
        `${list[locale]}/${siteWords[locale].pageInAddress}-${number}`
      const name = inEachLanguage((locale) => titleOnPage(list.name[locale], number, locale))
      return [`posts-${number}`, { ...list, en: pathIn('en'), es: pathIn('es'), name }]
    }),
  )
}

/** The page of the list with this number, from 1. */
export const listOfNumber = (number: number): 'posts' | LaterListId =>
  number === 1 ? 'posts' : `posts-${number}`

/** Which page of the list this is, from 1. */
export const numberOfList = (id: string) => Number(/^posts-(\d+)$/.exec(id)?.[1] ?? 1)
