import { formatMinute } from '#language/dates/dates-in-words.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { toCsv } from '#language/records/csv.ts'
import type { CrashPlace } from '#reports/crash-places/crash-places.ts'
import type { Words } from '#reports/crash-places/words.en.ts'

/** A count of a place; `null` is a count from 1 to 10. */
export interface PlaceRow {
  table: 'all' | 'severity' | 'with' | 'years' | 'hours'
  label: string
  count: number | null
}

/** "2016 to 2018", or "2016". */
export const spanSaid = ({ from, to }: { from: number; to: number }, { period }: Words) =>
  from === to ? String(from) : fill(period, { from, to })

export function hoursSaid(part: number, parts: number, words: Words, locale: Locale) {
  const clock = (hour: number) => formatMinute((hour % 24) * 60, locale)
  const length = 24 / parts
  return fill(words.clock, { from: clock(part * length), to: clock((part + 1) * length) })
}

/** All that is told of a place in figures: the table of its page, and the files. */
export function placeRows(
  place: CrashPlace,
  words: Words,
  period: { from: number; to: number },
  locale: Locale,
): PlaceRow[] {
  const { hours, spans } = place
  return [
    {
      table: 'all',
      label: fill(words.all, { period: spanSaid(period, words) }),
      count: place.injury,
    },
    ...(['severe', 'minor', 'possible'] as const).map((name) => ({
      table: 'severity' as const,
      label: words.severity[name],
      count: place[name],
    })),
    ...(['pedestrian', 'bicycle'] as const).map((name) => ({
      table: 'with' as const,
      label: words.with[name],
      count: place[name],
    })),
    ...spans.map((span) => ({
      table: 'years' as const,
      label: spanSaid(span, words),
      count: span.injury,
    })),
    ...hours.map((count, part) => ({
      table: 'hours' as const,
      label: hoursSaid(part, hours.length, words, locale),
      count,
    })),
  ]
}

/** The rows as a file; a blank is a count from 1 to 10. */
export const placeCsv = (rows: readonly PlaceRow[], { figure, crashes }: Words) =>
  toCsv([
    ['table', figure, crashes],
    ...rows.map(({ table, label, count }) => [table, label, count]),
  ])
