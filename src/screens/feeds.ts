import { eventsFeed } from '#city/events/event-feed.ts'
import { feedAddress } from '#city/events/event-files.ts'
import { buildTime } from '#clinic/clock/build-time.ts'
import type { Locale } from '#language/locales.ts'
import { postsFeed, postsFeedAddress } from '#screens/posts/posts-feed.ts'
import { isServed, type PageId, page } from '#site/addresses.ts'
import { readEvents } from '#words/registers.ts'

interface Feed {
  /** The page that tells the same. */
  of: PageId
  address: (locale: Locale) => string
  draw: (locale: Locale, origin: string) => string
}

const all: readonly Feed[] = [
  {
    of: 'events',
    address: feedAddress,
    draw: (locale, origin) =>
      eventsFeed({ events: readEvents(), locale, now: buildTime(), origin }),
  },
  { of: 'posts', address: postsFeedAddress, draw: postsFeed },
]

/** The feeds of this clinic. */
export const feeds = all.filter(({ of }) => isServed(of))

/** The address of what a page tells as a feed; the later pages of a list tell what its first one does. */
export const feedOf = (id: PageId, locale: Locale) =>
  feeds
    .find(({ of }) => of === id || (of === 'posts' && page(id).kind === 'post-list'))
    ?.address(locale)
