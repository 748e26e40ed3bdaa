import hideOver from '#city/events/hide-over.ts?raw'
import { Article } from '#screens/article.tsx'
import { DirectoryOpening } from '#screens/openings/directory-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { minifyInlineScript } from './layouts/inline-script.ts'
import { eventsPart } from './live/events-part.tsx'
import { Live } from './live/live.tsx'

export function EventsScreen(page: ScreenProps) {
  return (
    <Article {...page} opening={<DirectoryOpening {...page} />} signs="above the rest">
      <Live part={eventsPart} locale={page.locale} />
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of ours, which React would escape
        dangerouslySetInnerHTML={{ __html: minifyInlineScript(hideOver, 'classic') }}
      />
    </Article>
  )
}
