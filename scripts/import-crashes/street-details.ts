import type { Injury } from '#city/crash-figures/figures.ts'
import { countShown, smallestShown } from '#city/crash-figures/small-numbers.ts'
import type { StreetDetails } from '#city/crash-figures/streets.ts'
import type { Period } from '#city/crash-figures/view.ts'

/** An injury crash at a corner or on a road, while they are counted. */
export interface StreetCrash {
  year: number
  hour: number | undefined
  injury: Injury
}

/** Into so many parts of equal length the years are cut, if each part then has enough crashes. */
const partsOfYears = (years: readonly number[]) => [years.length, 3, 2]

/** Into so many parts of equal length the day is cut. */
const partsOfDay = [24, 8, 6, 4, 2]

/**
 * Parts of equal length, spread over the years: the first one begins with them and the last one ends
 * with them. Years that are too many stand between two parts, so that no part is longer than another.
 */
export function evenParts(years: readonly number[], parts: number): Period[] {
  const length = Math.floor(years.length / parts)
  return Array.from({ length: parts }, (_, part) => {
    const start = parts === 1 ? 0 : Math.round((part * (years.length - length)) / (parts - 1))
    return { from: years[start] ?? 0, to: years[start + length - 1] ?? 0 }
  })
}

const hasEnough = (count: number) => count >= smallestShown

/** The finest parts of the years that all have enough crashes; none where not even halves have. */
function spansOf(crashes: readonly StreetCrash[], years: readonly number[]) {
  const cuts = partsOfYears(years).map((parts) =>
    evenParts(years, parts).map((period) => ({
      ...period,
      injury: crashes.filter(({ year }) => period.from <= year && year <= period.to).length,
    })),
  )
  return cuts.find((spans) => spans.every(({ injury }) => hasEnough(injury))) ?? []
}

/** The finest parts of the day of which at most one has too few crashes. */
function hoursOf(crashes: readonly StreetCrash[]) {
  const cuts = partsOfDay.map((parts) => {
    const length = 24 / parts
    return Array.from(
      { length: parts },
      (_, part) =>
        crashes.filter(({ hour }) => hour !== undefined && Math.floor(hour / length) === part)
          .length,
    )
  })
  const finest = cuts.find((counts) => counts.filter((count) => !hasEnough(count)).length <= 1)
  return (finest ?? []).map(countShown)
}

/** How the crashes of a place are spread. No count from 1 to 10 is in it. */
export function detailsOf(
  crashes: readonly StreetCrash[],
  years: readonly number[],
): StreetDetails {
  const withInjury = (injury: Injury) => crashes.filter((crash) => crash.injury === injury).length
  return {
    minor: countShown(withInjury('minor')),
    possible: countShown(withInjury('possible')),
    spans: spansOf(crashes, years),
    hours: hoursOf(crashes),
  }
}
