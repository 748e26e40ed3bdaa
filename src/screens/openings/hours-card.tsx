import type { Locale } from '#language/locales.ts'
import { CallOrText } from '#screens/call-or-text.tsx'
import { HoursList } from '#screens/hours-list.tsx'
import { screenWords } from '#screens/words.ts'
import { emergencyLine } from '#site/contact-links.ts'
import type { PageWords } from '#words/page-words.ts'
import './hours-card.css'

export interface HoursCardProps {
  locale: Locale
  line?: PageWords['line']
}

/** When the clinic is open, and the call. */
export function HoursCard({ locale, line }: HoursCardProps) {
  const { contact, home } = screenWords[locale]
  return (
    <section className="hours-card" aria-label={contact.hoursHeading}>
      <h2>{contact.hoursHeading}</h2>
      <HoursList locale={locale} />
      {emergencyLine ? <p>{home.lineOpen}</p> : null}
      <CallOrText locale={locale} size="default" line={line} />
    </section>
  )
}
