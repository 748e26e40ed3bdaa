import { messageFormWords } from '#forms/message/words.ts'
import { AnswerScreen } from '#screens/answer-screen.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'

/** What happens next with a message that was sent without JavaScript; the server says by when. */
export function MessageReceivedScreen(page: ScreenProps) {
  const { urgent, urgentLink } = messageFormWords[page.locale]
  return (
    <AnswerScreen {...page}>
      <p>
        <strong>%%next%%</strong>
      </p>
      <p>
        {urgent} <a href="tel:911">{urgentLink}</a>.
      </p>
    </AnswerScreen>
  )
}
