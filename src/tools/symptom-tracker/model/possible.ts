import { minute } from '#language/dates/durations.ts'
import type { Diary } from '#tools/symptom-tracker/model/diary.ts'
import type { Entry } from '#tools/symptom-tracker/model/entry.ts'
import { currentVersion } from '#tools/symptom-tracker/model/entry.ts'
import { dayOf, instantOf, type Moment } from '#tools/symptom-tracker/model/moment.ts'

/** No diary on a device goes further back: an older date is a slip of the keys. */
export const earliestDay = '2000-01-01'

/** Clocks of two devices may differ by as much. */
const clockSlack = 5 * minute

/** Whether a diary may speak of a moment: the form and the backup ask the same. */
export function whyImpossible(moment: Moment, now: Moment): 'past' | 'future' | null {
  if (dayOf(moment) < earliestDay) return 'past'
  return instantOf(moment) > instantOf(now) + clockSlack ? 'future' : null
}

const isPossible = (moment: Moment, now: Moment) => whyImpossible(moment, now) === null

const momentsOf = ({ versions }: Entry) => versions.flatMap(({ at, savedAt }) => [at, savedAt])

/** The part of a diary with possible dates, and the moments that the rest of it claims to be about. */
export function sortOutImpossible({ entries, weeks }: Diary, now: Moment) {
  const sound = (entry: Entry) => momentsOf(entry).every((moment) => isPossible(moment, now))
  const odd = (entry: Entry) =>
    momentsOf(entry).find((moment) => !isPossible(moment, now)) ?? currentVersion(entry).at
  return {
    diary: {
      entries: entries.filter(sound),
      weeks: weeks.filter(({ at }) => isPossible(at, now)),
    },
    impossible: [
      ...entries.filter((entry) => !sound(entry)).map(odd),
      ...weeks.map(({ at }) => at).filter((at) => !isPossible(at, now)),
    ],
  }
}
