import { clinic } from '#clinic'
import type { Post } from '#clinic/posts/read-posts.ts'
import { laterOf } from '#language/dates/days.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { screenWords } from '#screens/words.ts'
import { canonicalPath, href } from '#site/addresses.ts'
import { type AtomEntry, atomFeed } from '#site/atom-feed.ts'
import { shownPosts } from '#site/post-pages.ts'
import { plainWords } from '#words/plain-words.ts'
import { postWords } from '#words/post-words.ts'
import { wordsOf } from '#words/read-pages.ts'

/** Who follows a feed asks for it often: older posts stand in the list. */
const newest = 20

export const postsFeedAddress = (locale: Locale) => `${href('posts', locale)}.xml`

function entryOf({ date, id, name }: Post, locale: Locale, origin: string): AtomEntry {
  const words = wordsOf(id, locale)
  const page = `${origin}${canonicalPath(id, locale)}`
  return {
    id: page,
    title: name[locale],
    updated: laterOf(date, words.reviewed),
    published: date,
    page,
    author: { name: postWords(words).author },
    words: { kind: 'summary', text: plainWords(words.summary) },
  }
}

/** The newest posts as a feed. */
export function postsFeed(locale: Locale, origin: string) {
  const entries = shownPosts.slice(0, newest).map((post) => entryOf(post, locale, origin))
  return atomFeed({
    self: `${origin}${postsFeedAddress(locale)}`,
    page: `${origin}${canonicalPath('posts', locale)}`,
    title: fill(screenWords[locale].posts.feedTitle, { clinic: clinic.name }),
    updated: entries.map(({ updated }) => updated).reduce(laterOf),
    locale,
    entries,
  })
}
