import type { ReactNode } from 'react'
import { OpeningFrame } from '#screens/opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import './newsletter-opening.css'

export interface NewsletterOpeningProps extends ScreenProps {
  /** The form. */
  children: ReactNode
}

/** The form to sign up, beside what it is for. */
export const NewsletterOpening = ({ children, ...page }: NewsletterOpeningProps) => (
  <OpeningFrame {...page} name="newsletter">
    <div className="sign-up">{children}</div>
  </OpeningFrame>
)
