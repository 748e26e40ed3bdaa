import { useEffect, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { focusInView } from '#design/step-heading/focus-in-view.ts'
import { counted } from '#language/counted.ts'
import type { Locale } from '#language/locales.ts'
import type { Kept } from '#tools/symptom-tracker/store/store.ts'
import type { Words } from '#tools/symptom-tracker/words.en.ts'
import '#tools/symptom-tracker/views/keep/keep-panel.css'

export interface ErasePartProps {
  locale: Locale
  words: Words
  kept: Kept
  onErase: () => void
}

/** Empties the diary, after asking once. */
export function ErasePart({ locale, words, kept, onErase }: ErasePartProps) {
  const { erase } = words
  const [asking, setAsking] = useState(false)
  const question = useRef<HTMLParagraphElement>(null)
  const count = kept.entries.length + kept.weeks.length + kept.unreadable

  useEffect(() => {
    if (asking) focusInView(question.current)
  }, [asking])

  if (count === 0) return <p>{erase.nothing}</p>
  if (!asking) {
    return (
      <>
        <p>{erase.text}</p>
        <Button variant="outline" onClick={() => setAsking(true)}>
          {erase.start}
        </Button>
      </>
    )
  }
  return (
    <div className="diary-erase">
      <p ref={question} tabIndex={-1}>
        <strong>{counted(erase.question, count, locale)}</strong> {erase.warning}
      </p>
      <div className="button-row">
        <Button onClick={() => setAsking(false)}>{erase.keep}</Button>
        <Button
          variant="destructive"
          onClick={() => {
            setAsking(false)
            onErase()
          }}
        >
          {erase.confirm}
        </Button>
      </div>
    </div>
  )
}
