import type { ReactNode } from 'react'
import { PageDrawing } from '#design/drawings/page-drawing.tsx'
import { OpeningFrame } from '#screens/opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { drawingOfGroup } from '#screens/site-map/page-groups.ts'

export interface HubOpeningProps extends ScreenProps {
  /** What is shown in the place of the drawing. */
  children?: ReactNode
}

/** What is listed here, in one drawing: that of the same group on the site map. */
export const HubOpening = ({ children, ...page }: HubOpeningProps) => (
  <OpeningFrame
    {...page}
    name="hub"
    {...(children ? { children } : { drawing: <PageDrawing name={drawingOfGroup(page.id)} /> })}
  />
)
