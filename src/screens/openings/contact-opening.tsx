import { ContactDetails } from '#screens/contact-details.tsx'
import { OpeningFrame } from '#screens/opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import './contact-opening.css'

/** The numbers, the address and the hours at once. */
export const ContactOpening = (page: ScreenProps) => (
  <OpeningFrame {...page} name="contact">
    <ContactDetails locale={page.locale} />
  </OpeningFrame>
)
