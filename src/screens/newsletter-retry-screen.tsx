import { Island } from '#design/island/island.tsx'
import { newsletter } from '#forms/newsletter/contract/contract.ts'
import { NewsletterForm } from '#forms/newsletter/newsletter-form.tsx'
import { newsletterFormWords } from '#forms/newsletter/words.ts'
import { AnswerScreen } from '#screens/answer-screen.tsx'
import { givenBack } from '#screens/given-back.ts'
import type { ScreenProps } from '#screens/screen-props.ts'

/** The answer to a sign-up that was refused: the form again, with what was typed and why not. */
export function NewsletterRetryScreen(page: ScreenProps) {
  return (
    <AnswerScreen {...page}>
      <Island
        name="newsletter-form"
        component={NewsletterForm}
        props={{
          locale: page.locale,
          source: 'newsletter-retry',
          ...givenBack(newsletter),
        }}
        words={newsletterFormWords[page.locale]}
      />
    </AnswerScreen>
  )
}
