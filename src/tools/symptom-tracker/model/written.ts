import { minute } from '#language/dates/durations.ts'
import type { Entry } from '#tools/symptom-tracker/model/entry.ts'
import { currentVersion } from '#tools/symptom-tracker/model/entry.ts'
import { instantOf, type Moment } from '#tools/symptom-tracker/model/moment.ts'

const atOnce = 15 * minute

/** When an entry was written, where that is not (within 15 minutes) the moment it describes. */
export function writtenLater(entry: Entry): Moment | null {
  const [first] = entry.versions
  const apart = instantOf(first.savedAt) - instantOf(currentVersion(entry).at)
  return Math.abs(apart) <= atOnce ? null : first.savedAt
}

/** When an entry was last changed; null when it never was. */
export function lastChanged(entry: Entry): Moment | null {
  return entry.versions.length > 1 ? currentVersion(entry).savedAt : null
}
