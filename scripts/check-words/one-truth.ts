import type { Locale } from '#language/locales.ts'
import type { Problem, WrittenPage } from './written-pages.ts'

interface Truth {
  /** How a page would say it in words of its own. */
  own: RegExp
  /** The one wording that all pages share. */
  write: string
}

/** Promises about money and the day: pages that worded them alone have contradicted each other. */
const truths: Readonly<Record<Locale, readonly Truth[]>> = {
  en: [
    { own: /\bup-?front\b/i, write: '{how-to-pay}' },
    {
      own: /\b(?:examine|see) you (?:today|the same day)\b|\bsame-day appointments\b/i,
      write: '{same-day}',
    },
    { own: /\bopen (?:on )?(?:Saturdays|Monday)\b/i, write: '{hours}' },
    { own: /\bWeeks 2 to 4\b/i, write: '{see-again}' },
    {
      own: /\b(?:strength|feeling|reflexes) ha(?:ve|s) changed\b/i,
      write: '{nerve-rule}',
    },
    { own: /\bserious (?:ones are|harm (?:has|is)|events)\b/i, write: '{adjustment-risk}' },
    { own: /\bSR-1\b[^.]*\b10 days\b|\b10 days\b[^.]*\bSR-1\b/i, write: '{dmv-report}' },
  ],
  es: [
    { own: /\bpor adelantado\b|\bno se paga al empezar\b/i, write: '{how-to-pay}' },
    {
      own: /\b(?:examinamos|examinarle|atendemos|atenderle|verle) (?:hoy|el mismo día)\b/i,
      write: '{same-day}',
    },
    { own: /\babrimos (?:los sábados|de lunes)\b/i, write: '{hours}' },
    { own: /\bsemanas 2 a 4\b/i, write: '{see-again}' },
    {
      own: /\b(?:fuerza|sensibilidad|reflejos) cambi(?:ó|aron)(?!\p{L})/iu,
      write: '{nerve-rule}',
    },
    { own: /\blos graves son\b|\b(?:también|se) han visto daños\b/i, write: '{adjustment-risk}' },
    { own: /\bSR-1\b[^.]*\b10 días\b|\b10 días\b[^.]*\bSR-1\b/i, write: '{dmv-report}' },
  ],
}

const facts = /\{[a-z-]+\}/g

/** Promises that a page words by itself instead of naming the fact. */
export function findOwnPromises({ file, locale, raw }: WrittenPage): Problem[] {
  const text = raw.replace(facts, '')
  return truths[locale].flatMap(({ own, write }) => {
    const found = own.exec(text)?.[0]
    return found ? [{ file, text: `says "${found}" in its own words: write ${write}` }] : []
  })
}

/** What the booking calendar books, in the words of a link. */
const bookingLabel: Readonly<Record<Locale, RegExp>> = {
  en: /\bfree phone consultation\b/i,
  es: /\bllamada gratis\b/i,
}

const bookingLink = /\[([^\]]*)\]\(book:\)/g

/** The calendar books a free phone consultation; a link that promises a visit is not true. */
export function findOtherBookings({ file, locale, raw }: WrittenPage): Problem[] {
  return [...raw.matchAll(bookingLink)]
    .map(([, label = '']) => label)
    .filter((label) => !bookingLabel[locale].test(label))
    .map((label) => ({
      file,
      text: `the link [${label}](book:) does not say what it books: a free phone consultation`,
    }))
}
