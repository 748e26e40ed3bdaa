import { timeZone } from '#clinic/clock/clock.ts'
import { formatMinute, formatWeekdayAndDate } from '#language/dates/dates-in-words.ts'
import { minuteOf } from '#language/dates/time-of-day.ts'
import { wallTime } from '#language/dates/wall-time.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import type { Notice } from '#site/announced.ts'
import { openState, openStateInWords } from '#site/open-state.ts'
import type { Openings } from '#site/openings.ts'
import { siteWords } from '#site/words.ts'

export interface NoticeWords {
  label: string
  text: string
  /** When it is over, or when the clinic opens again. */
  when: string
}

/** What follows begins a sentence of its own. */
const asSentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)

/** "Until Friday, November 27, 6 pm." A page may be read on another day than it was sent. */
function endInWords(ends: number, locale: Locale) {
  const { date, time } = wallTime(ends, timeZone)
  const written = fill(siteWords[locale].notice.until, {
    date: formatWeekdayAndDate(date, locale),
    time: formatMinute(minuteOf(time), locale),
  })
  return written.endsWith('..') ? written.slice(0, -1) : written
}

/** "Opens tomorrow at 8 am." while the clinic is closed, and a day is known. */
function openingInWords(now: number, openings: Openings, locale: Locale) {
  const state = openState(now, openings)
  const words = state.kind === 'closed' ? openStateInWords(state, locale) : undefined
  return words && asSentence(words)
}

/**
 * A notice as every page says it.
 * @param now left out by a build, which does not know when its pages are read
 */
export function noticeWords(
  { closes, ends, text }: Notice,
  { locale, now, openings }: { locale: Locale; now: number | undefined; openings: Openings },
): NoticeWords {
  const opening = closes && now !== undefined ? openingInWords(now, openings, locale) : undefined
  return {
    label: siteWords[locale].notice.label,
    text: asSentence(text[locale]),
    when: opening ?? endInWords(ends, locale),
  }
}
