import { MessageForm } from '#forms/message/message-form.tsx'
import { messageFormWords } from '#forms/message/words.ts'
import { Island } from '#layouts/island.tsx'
import { ArticleScreen } from '#screens/article-screen.tsx'
import { ContactDetails } from '#screens/contact-details.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'

export function ContactScreen(page: ScreenProps) {
  const { locale } = page
  return (
    <ArticleScreen {...page}>
      <ContactDetails locale={locale} />
      <Island
        name="message-form"
        component={MessageForm}
        props={{ locale }}
        words={messageFormWords[locale]}
      />
    </ArticleScreen>
  )
}
