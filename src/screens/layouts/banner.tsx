import { Icon } from '#design/icon/icon.tsx'
import type { Locale } from '#language/locales.ts'
import { emergencyLine, urgentLine } from '#site/contact-links.ts'
import { gettingWorseParts } from '#words/danger-signs/getting-worse/getting-worse.ts'
import { layoutWords } from './words.ts'
import './banner.css'
import '#design/button/button.css'

/** Comes after 100 px of scroll (`before-paint.ts` watches) and stays until it is dismissed. */
export function Banner({ locale }: { locale: Locale }) {
  const words = layoutWords[locale].banner
  const { urgent, call } = gettingWorseParts(locale)
  return (
    <section className="banner" aria-label={words.label}>
      <p>
        <strong>
          {urgent}: <a href="tel:911">{call}</a>.
        </strong>{' '}
        <span className="banner-clinic">
          {emergencyLine ? words.callAtAnyHour : words.callUs}{' '}
          <a href={urgentLine.href}>{urgentLine.number}</a>
        </span>
      </p>
      <button
        type="button"
        className="icon-button"
        data-dismiss="banner"
        aria-label={words.dismiss}
      >
        <Icon name="close" />
      </button>
    </section>
  )
}
