import { Button } from '#design/button/button.tsx'
import { formatDate, formatTime } from '#language/dates/dates-in-words.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import type { CrashTime } from '#tools/crash-record/crash-record.ts'
import type { Words } from '#tools/crash-record/words.en.ts'

export interface KnownCrashProps {
  locale: Locale
  words: Words
  crash: CrashTime
  onChange: () => void
}

/** The crash as a tool was told it before: not asked again, and changed for all of them. */
export function KnownCrash({ locale, words, crash: { day, time }, onChange }: KnownCrashProps) {
  const date = formatDate(day, locale)
  return (
    <p>
      {time === ''
        ? fill(words.crashOn, { date })
        : fill(words.crashOnAt, { date, time: formatTime(time, locale) })}{' '}
      <Button variant="link" aria-label={words.changeCrash} onClick={onChange}>
        {words.change}
      </Button>
    </p>
  )
}
