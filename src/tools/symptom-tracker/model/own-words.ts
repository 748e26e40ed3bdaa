import type { Day } from '#language/dates/days.ts'
import { currentVersion, type Entry } from '#tools/symptom-tracker/model/entry.ts'
import { dayOf, instantOf } from '#tools/symptom-tracker/model/moment.ts'

/** Something that was written in own words, on one day or on several. */
export interface Told {
  text: string
  /** Days on which it was written. */
  days: number
  last: Day
}

/** What a field of own words says, each text once: written differently only in capitals it is the same. */
export function toldIn(entries: readonly Entry[], field: 'medicine' | 'couldNot'): Told[] {
  const found = new Map<string, { text: string; days: Set<Day> }>()
  const versions = entries.map(currentVersion)
  for (const version of versions.sort((a, b) => instantOf(b.at) - instantOf(a.at))) {
    const text = version[field].trim()
    if (text === '') continue
    const same = found.get(text.toLowerCase()) ?? { text, days: new Set() }
    same.days.add(dayOf(version.at))
    found.set(text.toLowerCase(), same)
  }
  return [...found.values()].map(({ text, days }) => ({
    text,
    days: days.size,
    last: [...days].sort().at(-1) ?? '',
  }))
}
