import { newsletter } from '#contracts/newsletter/contract.ts'
import { NewsletterForm } from '#forms/newsletter/newsletter-form.tsx'
import { newsletterFormWords } from '#forms/newsletter/words.ts'
import { AnswerScreen } from '#screens/answer-screen.tsx'
import { givenBack } from '#screens/given-back.ts'
import type { ScreenProps } from '#screens/screen-props.ts'
import { Island } from '#ui/island/island.tsx'

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
