import { Live } from '#live/live.tsx'
import { ArticleScreen } from '#screens/article-screen.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'

export function EventsScreen(page: ScreenProps) {
  return (
    <ArticleScreen {...page} signsFirst>
      <Live name="events" locale={page.locale} />
    </ArticleScreen>
  )
}
