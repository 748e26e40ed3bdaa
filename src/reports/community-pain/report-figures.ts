import type { Day } from '#dates/days.ts'

/** An answer of the form, and how many gave it, as far as the noise lets anybody say. */
export interface ReportedAnswer {
  answer: string
  /** About so many, or fewer than so many and perhaps none. */
  said: 'about' | 'fewer'
  count: number
}

/** The questions of the form, each a table of its own. */
export type ReportTable = 'region' | 'worst' | 'since' | 'mode' | 'district'

/** What was published of the reports, ready to be said. */
export interface ReportFigures {
  /** The months of the oldest and of the newest figures, by a day in each. */
  from: Day
  to: Day
  /** How many quarters of a year are added up. */
  quarters: number
  /** About so many reports. */
  total: number
  /** By so many a count may be off. */
  margin: number
  tables: Readonly<Record<ReportTable, readonly ReportedAnswer[]>>
}
