import { Button } from '#design/button/button.tsx'
import { focusInView } from '#design/step-heading/focus-in-view.ts'
import { formatDate, formatTime } from '#language/dates/dates-in-words.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import type { CrashTime } from '#tools/crash-record/crash-record.ts'
import type { Words } from '#tools/crash-record/words.en.ts'

export interface KnownCrashProps {
  locale: Locale
  words: Words
  crash: CrashTime
  /** The field of the day, which takes its place. */
  fieldId: string
  onChange: () => void
}

/** The crash as a tool was told it before: not asked again, and changed for all of them. */
export function KnownCrash({ locale, words, crash, fieldId, onChange }: KnownCrashProps) {
  const { day, time } = crash
  const date = formatDate(day, locale)

  function change() {
    onChange()
    // The field is there once this press is over.
    setTimeout(() => focusInView(document.getElementById(fieldId)))
  }

  return (
    <p>
      {time === ''
        ? fill(words.crashOn, { date })
        : fill(words.crashOnAt, { date, time: formatTime(time, locale) })}{' '}
      <Button variant="link" aria-label={words.changeCrash} onClick={change}>
        {words.change}
      </Button>
    </p>
  )
}
