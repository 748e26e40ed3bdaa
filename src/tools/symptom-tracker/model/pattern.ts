import { currentVersion, type Entry, type SymptomId } from '#tools/symptom-tracker/model/entry.ts'
import { dayOf } from '#tools/symptom-tracker/model/moment.ts'
import type { RegionId } from '#tools/symptom-tracker/model/regions.ts'

/** How often something was marked, and the pain in the entries that mark it. */
export interface Mention<Id> {
  id: Id
  /** Entries that mark it. */
  entries: number
  /** Mean pain of those with a number, 0 to 10; null without one. It is not the pain of that place. */
  mean: number | null
}

export interface Pattern {
  /** Entries looked at. */
  entries: number
  /** Most often first. */
  regions: readonly Mention<RegionId>[]
  symptoms: readonly Mention<SymptomId>[]
  /** Mean of the hours slept, over the entries that tell them. */
  sleepHours: number | null
  /** Days with an entry that says so. */
  nightsWoken: number
}

function meanOf(numbers: readonly (number | null)[]) {
  const told = numbers.filter((number) => number !== null)
  return told.length === 0 ? null : told.reduce((sum, number) => sum + number, 0) / told.length
}

function mentions<Id>(marked: readonly { ids: readonly Id[]; pain: number | null }[]) {
  const pains = new Map<Id, (number | null)[]>()
  for (const { ids, pain } of marked) {
    for (const id of ids) {
      const list = pains.get(id) ?? []
      list.push(pain)
      pains.set(id, list)
    }
  }
  return [...pains]
    .map(([id, list]): Mention<Id> => ({ id, entries: list.length, mean: meanOf(list) }))
    .sort((a, b) => b.entries - a.entries)
}

/** Where it hurts, what comes with it, and how the nights are, over some entries. */
export function patternOf(entries: readonly Entry[]): Pattern {
  const versions = entries.map(currentVersion)
  return {
    entries: versions.length,
    regions: mentions(versions.map(({ regions, pain }) => ({ ids: regions, pain }))),
    symptoms: mentions(versions.map(({ symptoms, pain }) => ({ ids: symptoms, pain }))),
    sleepHours: meanOf(versions.map(({ sleepHours }) => sleepHours)),
    nightsWoken: new Set(versions.filter(({ painWoke }) => painWoke).map(({ at }) => dayOf(at)))
      .size,
  }
}
