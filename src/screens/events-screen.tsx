import { EventList } from '#directories/events/event-list.tsx'
import { ArticleScreen } from '#screens/article-screen.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { readEvents } from '#words/registers.ts'

export function EventsScreen(page: ScreenProps) {
  return (
    <ArticleScreen {...page} signsFirst>
      <EventList locale={page.locale} events={readEvents()} />
    </ArticleScreen>
  )
}
