import { currentVersion, type Entry } from '#tools/symptom-tracker/model/entry.ts'

/** The entries of one month: `2026-03`. */
export interface Month {
  id: string
  entries: readonly Entry[]
}

/** Entries by the month they describe, in the order they come in; months without one are left out. */
export function monthsOf(entries: readonly Entry[]): readonly Month[] {
  const months = new Map<string, Entry[]>()
  for (const entry of entries) {
    const id = currentVersion(entry).at.slice(0, 7)
    const month = months.get(id)
    if (month) month.push(entry)
    else months.set(id, [entry])
  }
  return [...months].map(([id, found]) => ({ id, entries: found }))
}
