import { useEffect, useRef } from 'react'
import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { focusInView } from '#design/step-heading/focus-in-view.ts'
import './message.css'

export interface Told {
  /** Read aloud when it comes. It may have several lines. */
  text: string
  /** Takes back what it is about. */
  undo?: (() => void) | undefined
  /** Goes on with what it is about. */
  next?: { label: string; onNext: () => void } | undefined
}

export interface MessageProps {
  /** Nothing is shown, but the region stays, so that screen readers hear the next message. */
  message: Told | null
  undoLabel: string
  /** Takes back the last thing that was done, where the message does not bring its own way back. */
  onUndo?: (() => void) | undefined
  /** Closes it; without this it goes with the next thing that is done. */
  dismiss?: { label: string; onDismiss: () => void }
  /**
   * `over`: stays at the foot of the window, near whatever was pressed. `flow`: stands where it is
   * placed, covers nothing, and the focus goes to it.
   */
  place?: 'over' | 'flow'
}

/** What was just done, with the way back. It does not go by itself: nobody is hurried. */
export function Message(props: MessageProps) {
  const { message, undoLabel, onUndo, dismiss, place = 'over' } = props
  const box = useRef<HTMLDivElement>(null)
  const undo = message?.undo ?? onUndo

  // What had the focus may have gone with a deleted line or the pressed button: stay near it.
  useEffect(() => {
    if (!message) return
    if (place === 'flow') focusInView(box.current)
    else if (document.activeElement === document.body) box.current?.focus()
  }, [message, place])

  return (
    <div
      ref={box}
      className={message || undo ? `message message-${place} no-print` : 'vh'}
      tabIndex={-1}
    >
      <p role="status">{message?.text}</p>
      {message?.next || undo ? (
        <div className="message-ways">
          {message?.next ? (
            <Button size="sm" onClick={message.next.onNext}>
              {message.next.label}
            </Button>
          ) : null}
          {undo ? (
            <Button variant="outline" size="sm" onClick={undo}>
              {undoLabel}
            </Button>
          ) : null}
        </div>
      ) : null}
      {message && dismiss ? (
        <button
          type="button"
          className="icon-button"
          aria-label={dismiss.label}
          onClick={dismiss.onDismiss}
        >
          <Icon name="close" />
        </button>
      ) : null}
    </div>
  )
}
