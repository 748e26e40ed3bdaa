import { Script } from '#design/script/script.tsx'
import { type Locale, otherLocale } from '#language/locales.ts'
import type { Crash } from '#tools/accident-action-plan/crash.ts'
import { PlanFold } from '#tools/accident-action-plan/plan-fold.tsx'
import { linesFor, listeners } from '#tools/accident-action-plan/say/say-lines.ts'
import { sayWords } from '#tools/accident-action-plan/say/words.ts'
import './say-cards.css'

export interface SayCardsProps {
  locale: Locale
  /** Fits the words to the crash; without it they have brackets to fill in. */
  crash?: Crash | undefined
  /** Whether the crash is the speaker's own; otherwise the words leave out how they were part of it. */
  isOwn?: boolean
}

/** Words for the police and for an insurer, in the page's language and in the other one. */
export function SayCards({ locale, crash, isOwn = true }: SayCardsProps) {
  const words = sayWords[locale]
  return (
    <PlanFold heading={words.heading}>
      <p>{words.intro}</p>
      {listeners.map((listener) => (
        <Script key={listener} kind="say" heading={words.listeners[listener]}>
          <div className="action-plan-languages">
            {[locale, otherLocale(locale)].map((language) => (
              <div key={language} lang={language}>
                <p className="action-plan-language" lang={locale}>
                  {words.inLanguage[language]}
                </p>
                <blockquote>
                  {linesFor(listener, language, crash, isOwn).map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </blockquote>
              </div>
            ))}
          </div>
        </Script>
      ))}
      <p>{words.leaveOut}</p>
    </PlanFold>
  )
}
