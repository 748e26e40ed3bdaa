import { counted, formatCount } from '#language/counted.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import type { LetterProgress } from './view.ts'
import { letterWords } from './words.ts'

/** How far an issue is: "120 of 412 mails have left. 3 did not arrive." */
export function progressInWords({ failed, left, mails, state }: LetterProgress, locale: Locale) {
  const words = letterWords[locale]
  if (mails === 0) return state === 'sending' ? words.beginning : ''
  const numbers = { left: formatCount(left), mails: formatCount(mails) }
  const all = state === 'sent' ? `${counted(words.left, mails, locale)}.` : ''
  return [
    all || fill(words.leftOf, numbers),
    failed > 0 ? counted(words.failed, failed, locale) : '',
  ]
    .filter(Boolean)
    .join(' ')
}
