import type { ReactNode } from 'react'
import { Button } from '#design/button/button.tsx'
import type { Locale } from '#language/locales.ts'
import { AnswerView } from '#tools/danger-signs/answer-view.tsx'
import { AnswersSoFar } from '#tools/danger-signs/answers-so-far.tsx'
import type { CheckScreen } from '#tools/danger-signs/check-answers.ts'
import { useCheckData } from '#tools/danger-signs/check-context.ts'
import { DayScreen } from '#tools/danger-signs/screens/day-screen.tsx'
import { FactsScreen } from '#tools/danger-signs/screens/facts-screen.tsx'
import { NowScreen } from '#tools/danger-signs/screens/now-screen.tsx'
import { PregnancyScreen } from '#tools/danger-signs/screens/pregnancy-screen.tsx'
import { Question } from '#tools/danger-signs/screens/question.tsx'
import { ShortScreen } from '#tools/danger-signs/screens/short-screen.tsx'
import { SignsScreen } from '#tools/danger-signs/screens/signs-screen.tsx'
import { WhoScreen } from '#tools/danger-signs/screens/who-screen.tsx'
import { HeadHitScreen, SceneScreen } from '#tools/danger-signs/screens/yes-no-screen.tsx'
import { type Check, type CheckOptions, useCheck } from '#tools/danger-signs/use-check.ts'
import './danger-check.css'

export interface DangerCheckProps extends CheckOptions {
  locale: Locale
  /** Stands above the questions, and not above an answer. */
  before?: ReactNode
}

function Screen({ check, screen }: { check: Check; screen: CheckScreen }) {
  if (screen === 'now') return <NowScreen check={check} />
  if (screen === 'who') return <WhoScreen check={check} />
  if (screen === 'day') return <DayScreen check={check} />
  if (screen === 'scene') return <SceneScreen check={check} />
  if (screen === 'head-hit') return <HeadHitScreen check={check} />
  if (screen === 'pregnancy') return <PregnancyScreen check={check} />
  if (screen === 'person' || screen === 'body' || screen === 'crash') {
    return <FactsScreen check={check} screen={screen} />
  }
  return <SignsScreen key={screen} check={check} screen={screen} />
}

/** A tool does nothing without scripts; the whole list does. */
function WithoutScripts() {
  const { words, shared, links } = useCheckData()
  return (
    <noscript>
      <p>
        {words.short} <a href="tel:911">{words.call911}</a>
      </p>
      <p>
        <a href={links.check}>{shared.list.heading}</a>
      </p>
    </noscript>
  )
}

/** The question before this one; the browser's own way back leads there too. */
function BackButton({ check, screen }: { check: Check; screen: CheckScreen }) {
  const { words } = useCheckData()
  const before = check.screens[check.screens.indexOf(screen) - 1]
  return before ? (
    <Button variant="ghost" size="sm" onClick={() => check.goTo(before)}>
      {words.back}
    </Button>
  ) : null
}

/**
 * The danger check: one question a screen, the same on every page and at the beginning of every tool.
 * It only raises; nothing that it finds is a clearance. Nothing is sent anywhere.
 */
export function DangerCheck({ locale, before, ...options }: DangerCheckProps) {
  const { words, rooms } = useCheckData()
  const check = useCheck(options)
  const { step } = check
  if (!check.isBegun) return null
  if (step === 'answer') return <AnswerView locale={locale} check={check} />
  return (
    <>
      {before}
      {options.needs ? <WithoutScripts /> : null}
      <section
        className="danger-check"
        aria-label={words.heading}
        // An answer may ask the device where it is.
        data-asks={rooms.length > 0 ? 'geolocation' : undefined}
      >
        {step === 'short' ? (
          <ShortScreen locale={locale} check={check} since={check.since ?? check.today} />
        ) : (
          <Question moves={check.moves} question={words.screens[step]}>
            {check.answers.who === 'me' ? null : <p className="check-hint">{words.forThem}</p>}
            <Screen check={check} screen={step} />
            <BackButton check={check} screen={step} />
            <AnswersSoFar check={check} locale={locale} />
          </Question>
        )}
        <p className="check-emergency">
          {words.short} <a href="tel:911">{words.call911}</a>
        </p>
      </section>
    </>
  )
}
