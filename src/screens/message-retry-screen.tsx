import { Island } from '#design/island/island.tsx'
import { message } from '#forms/message/contract/contract.ts'
import { MessageForm } from '#forms/message/message-form.tsx'
import { messageFormWords } from '#forms/message/words.ts'
import { AnswerScreen } from '#screens/answer-screen.tsx'
import { givenBack } from '#screens/given-back.ts'
import type { ScreenProps } from '#screens/screen-props.ts'

/** The answer to a message that was refused: the form again, with what was typed and why not. */
export function MessageRetryScreen(page: ScreenProps) {
  return (
    <AnswerScreen {...page}>
      <Island
        name="message-form"
        component={MessageForm}
        props={{ locale: page.locale, ...givenBack(message) }}
        words={messageFormWords[page.locale]}
      />
    </AnswerScreen>
  )
}
