import { ArticleScreen } from '#screens/article-screen.tsx'
import { HubCards } from '#screens/hub-cards.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'

/** A page that opens onto others. Like every list, it stands below the danger signs. */
export function HubScreen(page: ScreenProps) {
  return (
    <ArticleScreen {...page} signsFirst>
      <HubCards id={page.id} locale={page.locale} />
    </ArticleScreen>
  )
}
