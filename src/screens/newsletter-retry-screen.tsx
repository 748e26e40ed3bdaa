import type { FaultCodes } from '#contracts/form.ts'
import { newsletter } from '#contracts/newsletter/contract.ts'
import { NewsletterForm } from '#forms/newsletter/newsletter-form.tsx'
import { newsletterFormWords } from '#forms/newsletter/words.ts'
import { Island } from '#layouts/island.tsx'
import { AnswerScreen } from '#screens/answer-screen.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'

/** A place for each field, which the server fills: `%%typed-email%%`. */
const openFor = ({ faults }: { faults: FaultCodes }, what: 'typed' | 'fault') =>
  Object.fromEntries(Object.keys(faults).map((field) => [field, `%%${what}-${field}%%`]))

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
          typed: openFor(newsletter, 'typed'),
          faults: openFor(newsletter, 'fault'),
          refusal: '%%refusal%%',
        }}
        words={newsletterFormWords[page.locale]}
      />
    </AnswerScreen>
  )
}
