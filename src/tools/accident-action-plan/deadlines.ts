import { addDays, addMonths, addYears, earlierOf } from '#language/dates/days.ts'

/**
 * Last days set by California law, counted from the date of the crash by calendar arithmetic. A
 * missing day becomes the last day of its month; nothing moves for weekends or court holidays.
 * These are usual times, not one person's legal position.
 */
export interface Deadlines {
  /** DMV form SR-1, 10 days: Vehicle Code 16000. */
  sr1: string
  /** Statement to the own insurer after a hit-and-run, 30 days: Insurance Code 11580.2(b). */
  uninsuredMotorist: string
  /** Claim against a public body, 6 months: Government Code 911.2(a). */
  governmentSixMonths: string
  government182Days: string
  /** The earlier of 6 calendar months and 182 days, to be on the safe side. */
  government: string
  /** Lawsuit for an injury or a death, 2 years: Code of Civil Procedure 335.1. */
  injury: string
  /** Lawsuit for damage to property, 3 years: Code of Civil Procedure 338(c). */
  property: string
}

/** @param crashDate a real date, such as `2026-11-20`. */
export function deadlinesFor(crashDate: string): Deadlines {
  const governmentSixMonths = addMonths(crashDate, 6)
  const government182Days = addDays(crashDate, 182)
  return {
    sr1: addDays(crashDate, 10),
    uninsuredMotorist: addDays(crashDate, 30),
    governmentSixMonths,
    government182Days,
    government: earlierOf(governmentSixMonths, government182Days),
    injury: addYears(crashDate, 2),
    property: addYears(crashDate, 3),
  }
}
