import { useEffect, useRef } from 'react'
import type { Words } from '#tools/symptom-tracker/words/words.en.ts'
import { Icon } from '#ui/icon/icon.tsx'

export interface DiaryMessage {
  text: string
  /** Takes back what the message is about. */
  undo?: () => void
}

export interface MessageProps {
  words: Words
  /** Nothing is shown, but the region stays, so that screen readers hear the next message. */
  message: DiaryMessage | null
  onDismiss: () => void
}

/** What was just done, with the way back. It stays until the next thing is done: nobody is hurried. */
export function Message({ words, message, onDismiss }: MessageProps) {
  const box = useRef<HTMLDivElement>(null)

  // What had the focus may have gone with the deleted entry or the pressed button: stay near it.
  useEffect(() => {
    if (message && document.activeElement === document.body) box.current?.focus()
  }, [message])

  return (
    <div className="diary-message" role="status">
      {message ? (
        <div ref={box} className="diary-message-box" tabIndex={-1}>
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
