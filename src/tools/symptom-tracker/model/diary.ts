import type { Day } from '#language/dates/days.ts'
import { currentVersion, type Entry, mergeEntries } from '#tools/symptom-tracker/model/entry.ts'
import { dayOf, instantOf, type Moment } from '#tools/symptom-tracker/model/moment.ts'
import type { WeekCheck } from '#tools/symptom-tracker/model/week-check.ts'

/** Everything a person has written, newest first by the moment it describes. */
export interface Diary {
  entries: readonly Entry[]
  weeks: readonly WeekCheck[]
}

export const emptyDiary: Diary = { entries: [], weeks: [] }

const describedAt = (entry: Entry) => currentVersion(entry).at
const answeredAt = ({ at }: WeekCheck) => at

function newestFirst<T>(all: readonly T[], momentOf: (one: T) => Moment) {
  return all
    .map((one) => ({ one, instant: instantOf(momentOf(one)) }))
    .sort((a, b) => b.instant - a.instant)
    .map(({ one }) => one)
}

export function sortDiary({ entries, weeks }: Diary): Diary {
  return {
    entries: newestFirst(entries, describedAt),
    weeks: newestFirst(weeks, answeredAt),
  }
}

/**
 * Both diaries as one. Nothing of either is lost: entries in both keep the versions of both. A weekly
 * check is never changed, so the one that is there stays.
 */
export function mergeDiaries(one: Diary, other: Diary): Diary {
  const entries = new Map(one.entries.map((entry) => [entry.id, entry]))
  for (const entry of other.entries) {
    const there = entries.get(entry.id)
    entries.set(entry.id, there ? mergeEntries(there, entry) : entry)
  }
  const weeks = new Map([...other.weeks, ...one.weeks].map((week) => [week.id, week]))
  return sortDiary({ entries: [...entries.values()], weeks: [...weeks.values()] })
}

/** A diary out of a file: each part of it says when it came. */
export const imported = ({ entries, weeks }: Diary, importedAt: Moment): Diary => ({
  entries: entries.map(({ id, versions: [first, ...later] }) => ({
    id,
    versions: [{ ...first, importedAt }, ...later.map((version) => ({ ...version, importedAt }))],
  })),
  weeks: weeks.map((week) => ({ ...week, importedAt })),
})

/** What a merge would bring into the diary. */
export interface Gain {
  /** Entries and weekly checks that are not there yet. */
  added: number
  /** Entries that are there, with other versions. */
  changed: number
  /** Already there, exactly so. */
  known: number
}

export function gainFrom(diary: Diary, other: Diary): Gain {
  const versions = new Map(diary.entries.map((entry) => [entry.id, entry.versions.length]))
  const weeks = new Set(diary.weeks.map(({ id }) => id))
  const gain: Gain = { added: 0, changed: 0, known: 0 }
  const merged = new Map(mergeDiaries(diary, other).entries.map((entry) => [entry.id, entry]))
  for (const { id } of other.entries) {
    const before = versions.get(id)
    if (before === undefined) gain.added += 1
    else if (before === merged.get(id)?.versions.length) gain.known += 1
    else gain.changed += 1
  }
  for (const { id } of other.weeks) {
    if (weeks.has(id)) gain.known += 1
    else gain.added += 1
  }
  return gain
}

/** The days a diary speaks of: those its entries describe, and those its weekly checks were answered. */
export function daysIn({ entries, weeks }: Diary): Day[] {
  return [...entries.map(describedAt), ...weeks.map(answeredAt)].map(dayOf)
}

/** The part of a diary that describes the days from `from` to `to`, both counted. */
export function diaryBetween({ entries, weeks }: Diary, from: string, to: string): Diary {
  const within = (moment: Moment) => from <= dayOf(moment) && dayOf(moment) <= to
  return {
    entries: entries.filter((entry) => within(describedAt(entry))),
    weeks: weeks.filter((week) => within(answeredAt(week))),
  }
}
