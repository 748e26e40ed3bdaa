import { Island } from '#design/island/island.tsx'
import { pageFeedback } from '#forms/page-feedback/contract/contract.ts'
import { PageFeedbackForm } from '#forms/page-feedback/page-feedback-form.tsx'
import { pageFeedbackFormWords } from '#forms/page-feedback/words.ts'
import { AnswerScreen } from '#screens/answer-screen.tsx'
import { givenBack } from '#screens/given-back.ts'
import type { ScreenProps } from '#screens/screen-props.ts'

/** The answer to a "useful?" that was refused: the question again, with the sentence as it was. */
export function FeedbackNotStoredScreen(page: ScreenProps) {
  return (
    <AnswerScreen {...page}>
      <Island
        name="page-feedback-form"
        component={PageFeedbackForm}
        props={{ locale: page.locale, ...givenBack(pageFeedback) }}
        words={pageFeedbackFormWords[page.locale]}
      />
    </AnswerScreen>
  )
}
