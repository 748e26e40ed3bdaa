import type { Locale } from '#language/locales.ts'
import { href } from '#site/addresses.ts'
import { dangerStrings } from './danger-signs/danger-strings.ts'
import './danger-line.css'

/** One quiet line for pages that are not about bodies. */
export function DangerLine({ locale }: { locale: Locale }) {
  const words = dangerStrings(locale)
  return (
    <p className="danger-line">
      <a href={href('immediate-help', locale, 'check')}>{words.line}</a>{' '}
      <a href="tel:911">{words.lineCall}</a>
    </p>
  )
}
