import { addMonths, type Day } from './days.ts'

/** Three months of a year: `2026-Q3`. Quarters written this way sort as text. */
export type Quarter = string

/** False for anything that is not a quarter of a year. */
export const isQuarter = (value: unknown): value is Quarter =>
  typeof value === 'string' && /^\d{4}-Q[1-4]$/.test(value)

/** The quarter in which a day lies. */
export function quarterOf(day: Day): Quarter {
  const month = Number(day.slice(5, 7))
  return `${day.slice(0, 4)}-Q${Math.ceil(month / 3)}`
}

/** The first day of a quarter. */
export function firstDayOf(quarter: Quarter): Day {
  const month = Number(quarter.slice(6)) * 3 - 2
  return `${quarter.slice(0, 4)}-${String(month).padStart(2, '0')}-01`
}

/** The quarter some quarters later. */
export const addQuarters = (quarter: Quarter, count: number): Quarter =>
  quarterOf(addMonths(firstDayOf(quarter), count * 3))
