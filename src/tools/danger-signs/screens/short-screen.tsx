import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { formatDate } from '#language/dates/dates-in-words.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { useCheckData } from '#tools/danger-signs/check-context.ts'
import type { ScreenProps } from '#tools/danger-signs/screens/check-screen.ts'
import { Question } from '#tools/danger-signs/screens/question.tsx'

export interface ShortScreenProps extends ScreenProps {
  locale: Locale
  /** ISO date of the last whole check. */
  since: string
}

/**
 * Between whole checks: three questions, once a day at most. A yes opens the whole check; whether there
 * was a fall is asked before it, because days count from it then.
 */
export function ShortScreen({ check, locale, since }: ShortScreenProps) {
  const { words } = useCheckData()
  const [place, setPlace] = useState(0)
  const [asksFall, setAsksFall] = useState(false)
  const isLast = place === words.shortQuestions.length - 1
  if (asksFall) {
    return (
      <Question key="fall" moves={check.moves + place + 1} question={words.fellAgain}>
        <div className="check-choices">
          <Button variant="outline" size="lg" onClick={check.checkSinceFall}>
            {words.yes}
          </Button>
          <Button variant="outline" size="lg" onClick={check.checkAgain}>
            {words.no}
          </Button>
        </div>
      </Question>
    )
  }
  return (
    // Each question is new to a screen reader: another heading, not other words in the same one.
    <Question
      key={place}
      moves={check.moves + place}
      question={fill(words.since, { when: formatDate(since, locale) })}
    >
      <p>{words.shortQuestions[place]}</p>
      <div className="check-choices">
        <Button
          variant="outline"
          size="lg"
          onClick={isLast ? () => setAsksFall(true) : check.checkAgain}
        >
          {words.yes}
        </Button>
        <Button
          variant="outline"
          size="lg"
          onClick={isLast ? check.nothingNew : () => setPlace(place + 1)}
        >
          {words.no}
        </Button>
      </div>
    </Question>
  )
}
