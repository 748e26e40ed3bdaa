import { PageDrawing } from '#design/drawings/page-drawing.tsx'
import { WhatToDoNow } from '#screens/now-card.tsx'
import { OpeningFrame } from '#screens/opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { contextOf } from '#screens/words-context.ts'
import { stepsOf } from '#words/parse-words.ts'
import './service-opening.css'

/** The names of the steps that the words of the page explain. */
function ServiceSteps(page: Pick<ScreenProps, 'locale' | 'words'>) {
  const steps = stepsOf(page.words.body, contextOf(page))
  if (!steps) return null
  return (
    <section className="service-steps" aria-label={steps.heading}>
      <p>
        <a href={`#${steps.anchor}`}>{steps.heading}</a>
      </p>
      <ol>
        {steps.names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
    </section>
  )
}

/** What the service is, step by step, with its picture, and what to do now. */
export function ServiceOpening(page: ScreenProps) {
  const { locale, words } = page
  return (
    <OpeningFrame {...page} name="service" drawing={<PageDrawing name={words.drawing} />}>
      <WhatToDoNow locale={locale} words={words} />
      <ServiceSteps locale={locale} words={words} />
    </OpeningFrame>
  )
}
