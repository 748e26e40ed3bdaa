import { currentVersion, type Entry, type SymptomId } from '#tools/symptom-tracker/model/entry.ts'

/** How many entries have each pain number: 11 counts, for 0 to 10. */
export type PainCounts = readonly number[]

/** The pain numbers of the entries that mark something, beside those of the entries that do not. */
export interface Together {
  id: SymptomId | 'painWoke'
  with: PainCounts
  without: PainCounts
}

/** Fewer entries on either side say nothing. */
const fewestEntries = 3

const sumOf = (counts: PainCounts) => counts.reduce((sum, count) => sum + count, 0)

/**
 * What was marked together with which pain, in counts and nothing more: no rate, no rank, no cause.
 * Most often marked first; entries without a number are left out.
 */
export function togetherOf(entries: readonly Entry[]): readonly Together[] {
  const told = entries.map(currentVersion).map(({ pain, symptoms, painWoke }) => {
    const ids: Together['id'][] = painWoke ? [...symptoms, 'painWoke'] : [...symptoms]
    return { pain, ids: new Set(ids) }
  })
  const countsOf = (some: typeof told): PainCounts =>
    Array.from({ length: 11 }, (_, number) => some.filter(({ pain }) => pain === number).length)
  return [...new Set(told.flatMap(({ ids }) => [...ids]))]
    .map((id) => ({
      id,
      with: countsOf(told.filter(({ ids }) => ids.has(id))),
      without: countsOf(told.filter(({ ids }) => !ids.has(id))),
    }))
    .filter((one) => sumOf(one.with) >= fewestEntries && sumOf(one.without) >= fewestEntries)
    .sort((a, b) => sumOf(b.with) - sumOf(a.with))
}
