import { MessageForm } from '#forms/message/message-form.tsx'
import { messageFormWords } from '#forms/message/words.ts'
import { ArticleScreen } from '#screens/article-screen.tsx'
import { ContactDetails } from '#screens/contact-details.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { Island } from '#ui/island/island.tsx'

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
