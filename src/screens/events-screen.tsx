import { Article } from '#screens/article.tsx'
import { DirectoryOpening } from '#screens/openings/directory-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { eventsPart } from './live/events-part.tsx'
import { Live } from './live/live.tsx'
import './heads-beside.css'

export function EventsScreen(page: ScreenProps) {
  return (
    <Article {...page} opening={<DirectoryOpening {...page} />} signs="above the rest">
      <Live part={eventsPart} locale={page.locale} />
    </Article>
  )
}
