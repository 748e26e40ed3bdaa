import { Island } from '#design/island/island.tsx'
import { MessageForm } from '#forms/message/message-form.tsx'
import { messageFormWords } from '#forms/message/words.ts'
import { Article } from '#screens/article.tsx'
import { ContactOpening } from '#screens/openings/contact-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import './contact-screen.css'
import './heads-beside.css'

export function ContactScreen(page: ScreenProps) {
  const { locale } = page
  return (
    <Article {...page} opening={<ContactOpening {...page} />}>
      <Island
        name="message-form"
        component={MessageForm}
        props={{ locale }}
        words={messageFormWords[locale]}
      />
    </Article>
  )
}
