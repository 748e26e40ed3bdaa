import { PageDrawing } from '#design/drawings/page-drawing.tsx'
import { WhatToDoNow } from '#screens/now-card.tsx'
import { OpeningFrame } from '#screens/opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { contextOf } from '#screens/words-context.ts'
import { wordsToDangerSigns } from '#words/parse-words.ts'
import { Words } from '#words/words.tsx'
import './condition-opening.css'
import './large-drawing.css'

/** The area of the body and the care card with its danger signs. */
export function ConditionOpening(page: ScreenProps) {
  const { locale, words } = page
  return (
    <OpeningFrame
      {...page}
      name="condition"
      drawing={<PageDrawing name={words.drawing} />}
      drawnLarge
    >
      <WhatToDoNow locale={locale} words={words} plain />
      <div className="opening-signs">
        <Words text={wordsToDangerSigns(words.body)} {...contextOf(page)} />
      </div>
    </OpeningFrame>
  )
}
