import type { Day } from '#language/dates/days.ts'
import {
  type ActivityId,
  activityIds,
  currentVersion,
  type Entry,
  type Version,
} from '#tools/symptom-tracker/model/entry.ts'
import { dayOf, instantOf } from '#tools/symptom-tracker/model/moment.ts'

/** Something that was left undone. */
export interface Loss {
  id: ActivityId
  /** Days on which it was marked as left undone. */
  days: number
  first: Day
  last: Day
  /** The first day after the last of those on which it was done again; null as long as there is none. */
  again: Day | null
}

const oldestFirst = (entries: readonly Entry[]): Version[] =>
  entries.map(currentVersion).sort((a, b) => instantOf(a.at) - instantOf(b.at))

function lossOf(id: ActivityId, versions: readonly Version[]): Loss[] {
  const undone = versions.filter((version) => version.undone.includes(id))
  const [first, last] = [undone[0], undone.at(-1)]
  if (!first || !last) return []
  const later = versions.find(
    ({ at, again }) => again.includes(id) && instantOf(at) >= instantOf(last.at),
  )
  return [
    {
      id,
      days: new Set(undone.map(({ at }) => dayOf(at))).size,
      first: dayOf(first.at),
      last: dayOf(last.at),
      again: later ? dayOf(later.at) : null,
    },
  ]
}

/** What was left undone, in the order of the list. */
export function lossesOf(entries: readonly Entry[]): Loss[] {
  const versions = oldestFirst(entries)
  return activityIds.flatMap((id) => lossOf(id, versions))
}

/** What was left undone and not yet done again. */
export const stillUndone = (entries: readonly Entry[]): ActivityId[] =>
  lossesOf(entries)
    .filter(({ again }) => again === null)
    .map(({ id }) => id)

/** Hours of work missed, and on how many days. Of two entries of a day the one with more hours counts. */
export function workMissedIn(entries: readonly Entry[]) {
  const hoursByDay = new Map<Day, number>()
  for (const { at, workMissed } of entries.map(currentVersion)) {
    if (!workMissed) continue
    hoursByDay.set(dayOf(at), Math.max(workMissed, hoursByDay.get(dayOf(at)) ?? 0))
  }
  const hours = [...hoursByDay.values()].reduce((sum, each) => sum + each, 0)
  return { hours, days: hoursByDay.size }
}
