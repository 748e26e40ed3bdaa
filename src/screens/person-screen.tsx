import { Article } from '#screens/article.tsx'
import { Colleagues } from '#screens/colleagues.tsx'
import { PersonOpening } from '#screens/openings/person-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import './last-third.css'

/** About the chiropractor, and the others who work here. */
export const PersonScreen = (page: ScreenProps) => (
  <Article
    {...page}
    opening={<PersonOpening {...page} />}
    after={<Colleagues locale={page.locale} />}
  />
)
