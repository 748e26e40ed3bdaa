import { ArticleScreen } from '#screens/article-screen.tsx'
import { ContactDetails } from '#screens/contact-details.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'

export function ContactScreen(page: ScreenProps) {
  return (
    <ArticleScreen {...page}>
      <ContactDetails locale={page.locale} />
    </ArticleScreen>
  )
}
