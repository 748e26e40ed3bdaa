import { Island } from '#design/island/island.tsx'
import { recordsRequest } from '#forms/records-request/contract/contract.ts'
import { RecordsRequestForm } from '#forms/records-request/records-request-form.tsx'
import { recordsRequestFormWords } from '#forms/records-request/words.ts'
import { AnswerScreen } from '#screens/answer-screen.tsx'
import { givenBack } from '#screens/given-back.ts'
import type { ScreenProps } from '#screens/screen-props.ts'

/** The answer to a request for records that was refused: the form again, as it was. */
export function RequestRetryScreen(page: ScreenProps) {
  return (
    <AnswerScreen {...page}>
      <Island
        name="records-request-form"
        component={RecordsRequestForm}
        props={{ locale: page.locale, ...givenBack(recordsRequest) }}
        words={recordsRequestFormWords[page.locale]}
      />
    </AnswerScreen>
  )
}
