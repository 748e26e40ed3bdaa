import { clinic } from '#clinic'

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

export type Weekday = (typeof weekdays)[number]

/** Minutes after local midnight, so 9:30 is 570. */
export interface Shift {
  opens: number
  closes: number
}

export interface HoursRow {
  from: Weekday
  to: Weekday
  /** Missing on days when the clinic is closed. */
  shift?: Shift
}

const sameShift = (a?: Shift, b?: Shift) => a?.opens === b?.opens && a?.closes === b?.closes

/** Opening hours with equal neighbouring days joined: Monday to Friday, Saturday, Sunday. */
export function openingHoursRows(hours: Partial<Record<Weekday, Shift>> = clinic.hours) {
  const rows: HoursRow[] = []
  for (const day of weekdays) {
    const shift = hours[day]
    const last = rows.at(-1)
    if (last && sameShift(last.shift, shift)) last.to = day
    else rows.push({ from: day, to: day, ...(shift ? { shift } : {}) })
  }
  return rows
}
