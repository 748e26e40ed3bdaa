import { bodyPartOf } from '#screens/body-part-of.ts'
import { WhatToDoNow } from '#screens/now-card.tsx'
import { HurtBody } from '#screens/openings/hurt-body.tsx'
import { PicturedOpening } from '#screens/pictured-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { contextOf } from '#screens/words-context.ts'
import { wordsToDangerSigns } from '#words/parse-words.ts'
import { Words } from '#words/words.tsx'
import './condition-opening.css'

/** The area of the body, with the line as its spine, and the care card with its danger signs. */
export function ConditionOpening(page: ScreenProps) {
  const { locale, words } = page
  const part = bodyPartOf(page.id)
  return (
    <PicturedOpening {...page} name="condition" picture={part && <HurtBody part={part} />}>
      <WhatToDoNow locale={locale} words={words} plain />
      <div className="opening-signs">
        <Words text={wordsToDangerSigns(words.body)} {...contextOf(page)} />
      </div>
    </PicturedOpening>
  )
}
