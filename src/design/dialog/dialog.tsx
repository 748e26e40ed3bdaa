import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import './dialog.css'
import '#design/button/button.css'

export interface DialogProps {
  open: boolean
  /** Also the name a screen reader hears. */
  heading: string
  closeLabel: string
  /** Called by the close button and by Escape; has to set `open` to false. */
  onClose: () => void
  children: ReactNode
}

/**
 * A question or a few lines that come before everything else. The browser's own dialog: it keeps
 * the focus inside, closes on Escape, and gives the focus back to the button that opened it.
 */
export function Dialog({ open, heading, closeLabel, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()

  useEffect(() => {
    if (open) dialog.current?.showModal()
    else if (dialog.current?.open) dialog.current.close()
  }, [open])

  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={headingId} onClose={onClose}>
      <div className="dialog-top">
        <h2 id={headingId}>{heading}</h2>
        <button type="button" className="icon-button" aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  )
}
