import { useEffect, useRef } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import './toast.css'
import '#design/button/button.css'

export interface ToastMessage {
  kind: 'success' | 'destructive'
  title: string
  description: string
}

export interface ToastProps {
  /** Nothing is shown, but the region stays, so that screen readers hear the next message. */
  message: ToastMessage | null
  dismissLabel: string
  onDismiss: () => void
}

/**
 * A short message at the edge of the window, read aloud when it comes. In the top layer, where no box
 * that contains the form can hold it back; in a low window it stands where it is drawn.
 */
export function Toast({ message, dismissLabel, onDismiss }: ToastProps) {
  const toast = useRef<HTMLDivElement>(null)
  const isShown = message !== null

  useEffect(() => {
    const box = toast.current
    // A browser without `popover` has it fixed all the same.
    if (isShown && box && getComputedStyle(box).position === 'fixed') box.showPopover?.()
  }, [isShown])

  return (
    <div className="toast-region" role="status">
      {message ? (
        <div ref={toast} popover="manual" className={`toast toast-${message.kind}`}>
          <div>
            <p className="toast-title">{message.title}</p>
            <p>{message.description}</p>
          </div>
          <button
            type="button"
            className="icon-button"
            aria-label={dismissLabel}
            onClick={onDismiss}
          >
            <Icon name="close" />
          </button>
        </div>
      ) : null}
    </div>
  )
}
