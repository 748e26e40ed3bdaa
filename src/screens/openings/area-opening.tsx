import type { ReactNode } from 'react'
import { CallOrText } from '#screens/call-or-text.tsx'
import { OpeningFrame } from '#screens/opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import './area-opening.css'

export interface AreaOpeningProps extends ScreenProps {
  /** Where it is: a map, or the question where you are. */
  children: ReactNode
}

/** Where the place lies, beside the first words. */
export const AreaOpening = ({ children, ...page }: AreaOpeningProps) => (
  <OpeningFrame {...page} name="area" under={<CallOrText locale={page.locale} size="default" />}>
    {children}
  </OpeningFrame>
)
