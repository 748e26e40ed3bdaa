import { Island } from '#design/island/island.tsx'
import { NewsletterForm } from '#forms/newsletter/newsletter-form.tsx'
import { newsletterFormWords } from '#forms/newsletter/words.ts'
import { AnswerScreen } from '#screens/answer-screen.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'

/** The answer to a link of a mail that ended: the form, to ask for a new one. */
export function NewsletterLinkEndedScreen(page: ScreenProps) {
  return (
    <AnswerScreen {...page}>
      <Island
        name="newsletter-form"
        component={NewsletterForm}
        props={{ locale: page.locale, source: 'newsletter-link-ended' }}
        words={newsletterFormWords[page.locale]}
      />
    </AnswerScreen>
  )
}
