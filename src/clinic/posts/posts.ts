import { buildTime } from '#clinic/clock/build-time.ts'
import { localDate } from '#clinic/clock/clock.ts'
import { isWriting } from '#clinic/reading/read-once.ts'
import { type Publishing, readPosts } from './read-posts.ts'

/** Whether everybody may see a post: drafts wait, and so does what has a day to come. */
export const isPublished = ({ date, draft }: Publishing) => !draft && date <= localDate(buildTime())

/**
 * The posts of the blog. `npm run dev` shows all of them, so that a draft can be looked at. Scripts in the
 * browser know only those that are shown (`src/builder/posts-in-browser.ts`).
 */
export const { posts, faults: postFaults } = readPosts((post) => isWriting || isPublished(post))
