import type { ReactNode } from 'react'
import { OpeningFrame } from '#screens/opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { pagesUnder } from '#site/addresses.ts'
import { SheetDrawing } from '#ui/drawings/sheet-drawing.tsx'
import { wordsOf } from '#words/read-pages.ts'
import './hub-opening.css'

export interface HubOpeningProps extends ScreenProps {
  /** What is shown in the place of the pictures. */
  children?: ReactNode
}

/** The pictures of the pages that the hub opens onto, as decoration: their cards follow. */
function Pictures({ id, locale }: Omit<ScreenProps, 'words'>) {
  const drawings = new Set(pagesUnder(id).map((child) => wordsOf(child, locale).drawing))
  return (
    <div className="hub-pictures">
      {[...drawings].map((name) => (name ? <SheetDrawing key={name} name={name} /> : null))}
    </div>
  )
}

/** What lies below, at a glance. */
export const HubOpening = ({ children, ...page }: HubOpeningProps) => (
  <OpeningFrame {...page} name="hub">
    {children ?? <Pictures id={page.id} locale={page.locale} />}
  </OpeningFrame>
)
