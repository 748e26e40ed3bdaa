import { Article } from '#screens/article.tsx'
import { HubCards } from '#screens/hub-cards.tsx'
import { HubOpening } from '#screens/openings/hub-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import './heads-beside.css'
import './signs-first.css'

/** A page that opens onto others. Like every list, it stands below the danger signs. */
export function HubScreen(page: ScreenProps) {
  return (
    <Article {...page} opening={<HubOpening {...page} />} signs="above the rest">
      <HubCards id={page.id} locale={page.locale} />
    </Article>
  )
}
