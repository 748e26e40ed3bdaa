import { CallOrText } from '#screens/call-or-text.tsx'
import { Portrait } from '#screens/openings/portrait.tsx'
import { PicturedOpening } from '#screens/pictured-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import './person-opening.css'

/** The person who will see you: the face fills the opening. */
export const PersonOpening = (page: ScreenProps) => (
  <PicturedOpening
    {...page}
    name="person"
    picture={<Portrait />}
    titleAbove
    under={<CallOrText locale={page.locale} size="default" />}
  />
)
