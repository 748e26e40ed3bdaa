import { Article } from '#screens/article.tsx'
import { EntryOpening } from '#screens/openings/entry-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import './last-third.css'
import './signs-first.css'

/** A way in: when to call, and the call. */
export const EntryScreen = (page: ScreenProps) => (
  <Article {...page} signs="above the rest" opening={<EntryOpening {...page} />} />
)
