import { type Change, isWithinChance, peoplePerEvent } from '#city/crash-figures/chance.ts'
import type { CountShown } from '#city/crash-figures/small-numbers.ts'
import type { Period, View } from '#city/crash-figures/view.ts'
import { formatCount } from '#language/counted.ts'
import { formatMinute } from '#language/dates/dates-in-words.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import type { TileId } from '#reports/accident-report/report.ts'
import type { Words } from '#reports/accident-report/words.en.ts'

/** A count, or that it is too small to be shown. */
export function countOrFew(count: CountShown, { under }: Words) {
  return count === null ? under : formatCount(count)
}

/** "crashes with injuries", or "crashes with injuries (someone on foot)". */
export function measureSaid(
  { severity, mode }: Pick<View, 'severity' | 'mode'>,
  { measure, travel }: Words,
) {
  return mode ? `${measure[severity]} (${travel.with[mode]})` : measure[severity]
}

/** Whether chance alone makes such a change, in the middle of a sentence. */
export function chanceSaid(id: TileId, change: Change, { tiles }: Words) {
  const isChance = isWithinChance(change, id === 'injured' ? peoplePerEvent : 1)
  return isChance ? tiles.withinChance : tiles.beyondChance
}

/** A share from 0 to 1 as whole units out of 100. */
export function outOf100(share: number) {
  return Math.round(share * 100)
}

/** "2016 to 2024", or "2024" for one year. */
export function periodSaid({ from, to }: Period, { periods }: Words) {
  return fill(from === to ? periods.one : periods.several, { from, to })
}

/** "From 2016 to 2024", or "In 2024": the beginning of a sentence. */
export function periodAtStart({ from, to }: Period, { periods }: Words) {
  return fill(from === to ? periods.inOne : periods.inSeveral, { from, to })
}

/** `17` as "5 pm". Midnight at the end of a day is "12 am" again. */
export function hourSaid(hour: number, locale: Locale) {
  return formatMinute((hour % 24) * 60, locale)
}
