import { Icon } from '#ui/icon/icon.tsx'
import './toast.css'
import '#ui/button/button.css'

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

/** A short message at the edge of the window, read aloud when it comes. */
export function Toast({ message, dismissLabel, onDismiss }: ToastProps) {
  return (
    <div className="toast-region" role="status">
      {message ? (
        <div className={`toast toast-${message.kind}`}>
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
