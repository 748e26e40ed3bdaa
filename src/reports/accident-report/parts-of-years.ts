import type { Period } from '#city/crash-figures/view.ts'

/**
 * Fatal or serious crashes in one district are 4 to 30 a year: too few to show by single years,
 * and close to single crashes. They are counted three years at a time.
 */
const spanYears = 3

/** The years one by one or, where a single one has too `few` crashes, in spans. */
export function partsOfYears(years: readonly number[], few: boolean): Period[] {
  return few ? spansOf(years) : years.map((year) => ({ from: year, to: year }))
}

/** The years cut into spans of three from the first one; a rest goes with the last span. */
function spansOf(years: readonly number[]): Period[] {
  const whole = Math.max(1, Math.floor(years.length / spanYears))
  return Array.from({ length: whole }, (_, index) => {
    const last = index === whole - 1 ? years.length - 1 : (index + 1) * spanYears - 1
    return { from: years[index * spanYears] ?? 0, to: years[last] ?? 0 }
  })
}

/** The parts that a period touches, as one period. */
export function inWholeParts({ from, to }: Period, parts: readonly Period[]): Period {
  const touched = parts.filter((part) => part.from <= to && from <= part.to)
  return { from: touched[0]?.from ?? from, to: touched.at(-1)?.to ?? to }
}
