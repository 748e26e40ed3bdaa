import { Article } from '#screens/article.tsx'
import { MovementStops } from '#screens/movement-stops.tsx'
import { ConditionOpening } from '#screens/openings/condition-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import './last-third.css'

/** What hurts: its danger signs, its place on the body, and a form to be called. */
export const ConditionScreen = (page: ScreenProps) => (
  <Article
    {...page}
    opening={<ConditionOpening {...page} />}
    signs="in the opening"
    foot={<MovementStops {...page} />}
    callBack
  />
)
