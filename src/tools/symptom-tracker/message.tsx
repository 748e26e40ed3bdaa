import type { DiaryWords } from '#tools/symptom-tracker/words-en.ts'
import { Icon } from '#ui/icon/icon.tsx'

export interface DiaryMessage {
  text: string
  /** Takes back what the message is about. */
  undo?: () => void
}

export interface MessageProps {
  words: DiaryWords
  /** Nothing is shown, but the region stays, so that screen readers hear the next message. */
  message: DiaryMessage | null
  onDismiss: () => void
}

/** What was just done, with the way back. It stays until the next thing is done: nobody is hurried. */
export function Message({ words, message, onDismiss }: MessageProps) {
  return (
    <div className="diary-message" role="status">
      {message ? (
        <div className="diary-message-box">
          <p>{message.text}</p>
          {message.undo ? (
            <button type="button" className="btn btn-outline" onClick={message.undo}>
              {words.undo}
            </button>
          ) : null}
          <button
            type="button"
            className="icon-button"
            aria-label={words.dismiss}
            onClick={onDismiss}
          >
            <Icon name="close" />
          </button>
        </div>
      ) : null}
    </div>
  )
}
