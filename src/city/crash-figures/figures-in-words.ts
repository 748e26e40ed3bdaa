import { formatCount } from '#language/counted.ts'
import { formatDate, formatMinute } from '#language/dates/dates-in-words.ts'
import { weekdayName, weekdays } from '#language/dates/weekdays.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import {
  type ByYear,
  type CrashFigures,
  factors,
  hours,
  personInjuries,
  type Role,
  roles,
} from './figures.ts'
import { totalsOf } from './totals.ts'
import { crashWords } from './words.ts'

const sum = (counts: ByYear) => counts.reduce((total, count) => total + count, 0)
const outOf = (whole: number, count: number, all: number) =>
  String(Math.round((whole * count) / all))

/**
 * What sentences say of the crash figures, by the names that stand in braces: of
 * `{crashes:people-hurt}` it is `people-hurt`. All years together, and city streets, unless the name
 * says otherwise. Shares are `-in-100` or `-in-10`, rounded.
 */
export function figuresInWords(figures: CrashFigures, locale: Locale) {
  const { years, dataThrough, cityStreets, freeways, placement } = figures
  const { factors: causes, modes, collisionTypes, circumstances, people } = cityStreets
  const streets = totalsOf(cityStreets)
  const words = crashWords[locale]
  const first = years[0] ?? 0
  const last = years.at(-1) ?? 0

  const crashes = sum(streets.crashes)
  const hurt = sum(streets.injured)
  const hitAndRuns = sum(circumstances.hitAndRun[0])
  const hurtAs = (role: Role) =>
    sum(
      personInjuries
        .filter((injury) => injury !== 'killed')
        .map((injury) => sum(people[role][injury])),
    )
  const possible = sum(roles.map((role) => sum(people[role].possible)))
  const seriousIn100 = (role: Role) => outOf(100, sum(people[role].serious), hurtAs(role))

  const byCause = factors
    .filter((factor) => factor !== 'unknown')
    .map((factor) => ({ name: words.factors[factor], count: sum(causes[factor][1]) }))
    .toSorted((one, other) => other.count - one.count)
  const cause = (rank: number) => ({
    [`cause-${rank}`]: byCause[rank - 1]?.name ?? '',
    [`cause-${rank}-injury-crashes`]: formatCount(byCause[rank - 1]?.count ?? 0),
  })

  const busiest = busiestHour(cityStreets.injuryWeek)
  const run = (name: string, measure: 1 | 2, length: number) => {
    const known = hours.filter((hour) => hour !== 'unknown')
    const counts = known.map((hour) => sum(cityStreets.hours[hour][measure]))
    const start = busiestHours(counts, length)
    return {
      [`${name}-from`]: formatMinute(start * 60, locale),
      [`${name}-to`]: formatMinute(((start + length) % 24) * 60, locale),
    }
  }

  return {
    years: fill(words.years, { from: first, to: last }),
    'first-year': String(first),
    'last-year': String(last),
    'number-of-years': String(years.length),
    'data-through': formatDate(dataThrough, locale),
    'records-year': dataThrough.slice(0, 4),
    crashes: formatCount(crashes),
    'injury-crashes': formatCount(sum(streets.injury)),
    'people-hurt': formatCount(hurt),
    'passengers-hurt': formatCount(hurtAs('passenger')),
    'drivers-in-100': outOf(100, hurtAs('driver'), hurt),
    'passengers-in-100': outOf(100, hurtAs('passenger'), hurt),
    'on-foot-in-100': outOf(100, hurtAs('pedestrian'), hurt),
    'on-bicycles-in-100': outOf(100, hurtAs('bicyclist'), hurt),
    'drivers-serious-in-100': seriousIn100('driver'),
    'on-foot-serious-in-100': seriousIn100('pedestrian'),
    'possible-injuries': formatCount(possible),
    'possible-injuries-in-10': outOf(10, possible, hurt),
    'freeway-injury-crashes': formatCount(sum(totalsOf(freeways).injury)),
    'hit-and-runs': formatCount(hitAndRuns),
    'hit-and-runs-in-10': outOf(10, hitAndRuns, crashes),
    'hit-and-runs-in-100': outOf(100, hitAndRuns, crashes),
    'with-walkers': formatCount(sum(modes.pedestrian[0])),
    'with-bicycles': formatCount(sum(modes.bicycle[0])),
    'with-motorcycles': formatCount(sum(modes.motorcycle[0])),
    'rear-end-injury-crashes': formatCount(sum(collisionTypes.rearEnd[1])),
    'rear-end-in-100': outOf(100, sum(collisionTypes.rearEnd[1]), sum(streets.injury)),
    'not-placed': formatCount(placement.notPlaced),
    'placed-by-intersection': formatCount(placement.intersection),
    ...cause(1),
    ...cause(2),
    ...cause(3),
    ...cause(4),
    ...run('injury-hours', 1, 3),
    ...run('severe-hours', 2, 6),
    'busiest-day': weekdayName(weekdays[busiest.weekday] ?? 'monday', locale),
    'busiest-hour': formatMinute(busiest.hour * 60, locale),
    'busiest-hour-crashes': formatCount(busiest.count),
  } satisfies Record<string, string>
}

/** The hour of the week with the most crashes, weekdays from Monday. */
function busiestHour(week: readonly (readonly ByYear[])[]) {
  const cells = week.flatMap((day, weekday) =>
    day.map((counts, hour) => ({ weekday, hour, count: sum(counts) })),
  )
  return cells.reduce((most, cell) => (cell.count > most.count ? cell : most))
}

/** The hour in which the run of hours with the most crashes begins; a run may pass midnight. */
function busiestHours(counts: readonly number[], length: number) {
  const runs = counts.map((_, start) =>
    sum(Array.from({ length }, (_, step) => counts[(start + step) % 24] ?? 0)),
  )
  return runs.indexOf(Math.max(...runs))
}
