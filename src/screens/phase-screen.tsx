import { Article } from '#screens/article.tsx'
import { PhaseOpening } from '#screens/openings/phase-opening.tsx'
import { AllPosts } from '#screens/posts/all-posts.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import './last-third.css'
import './signs-first.css'

/** A stretch of the way. */
export const PhaseScreen = (page: ScreenProps) => (
  <Article
    {...page}
    signs="above the rest"
    opening={<PhaseOpening {...page} />}
    after={<AllPosts locale={page.locale} />}
  />
)
