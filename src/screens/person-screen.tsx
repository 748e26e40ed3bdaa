import { Article } from '#screens/article.tsx'
import { PersonOpening } from '#screens/openings/person-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'

/** About one person. */
export const PersonScreen = (page: ScreenProps) => (
  <Article {...page} opening={<PersonOpening {...page} />} />
)
