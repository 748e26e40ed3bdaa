import type { RefObject } from 'react'
import type { Words } from '#forms/message/words.en.ts'

export interface MessageTakenProps {
  ref: RefObject<HTMLDivElement | null>
  /** What happens next and by when, as the server says it. */
  next: string
  words: Words
}

/** In the place of a form that was taken. */
export function MessageTaken({ ref, next, words }: MessageTakenProps) {
  return (
    <div ref={ref} tabIndex={-1} className="form-outcome form-taken">
      <p>
        <strong>{words.taken}</strong> {next}
      </p>
      <p>
        {words.urgent} <a href="tel:911">{words.urgentLink}</a>.
      </p>
    </div>
  )
}
