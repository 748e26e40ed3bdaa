import { Article } from '#screens/article.tsx'
import { ServiceOpening } from '#screens/openings/service-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import './last-third.css'
import './signs-first.css'

/** What the clinic does for people after one kind of crash, with a form to be called. */
export const ServiceScreen = (page: ScreenProps) => (
  <Article {...page} signs="above the rest" opening={<ServiceOpening {...page} />} callBack />
)
