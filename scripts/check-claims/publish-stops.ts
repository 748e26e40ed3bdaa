import { addYears, type Day } from '#dates/days.ts'
import type { Claim } from '#words/registers.ts'

interface Entry {
  id: string
  sample: boolean
}

export interface Registers {
  claims: readonly Claim[]
  /** By the name of the file in `content/data/`. */
  lists: Readonly<Record<string, readonly Entry[]>>
}

function stopsOfClaim({ id, evidence, checked }: Claim, today: Day): string[] {
  const proof = evidence.trim()
  return [
    ...(proof === '' ? [`claim ${id} has no evidence`] : []),
    ...(proof === 'sample' ? [`claim ${id} is a sample`] : []),
    ...(today > addYears(checked, 1) ? [`claim ${id} was last checked ${checked}`] : []),
    ...(checked > today ? [`claim ${id} is dated in the future, ${checked}`] : []),
  ]
}

/**
 * What keeps the site from being published: shown claims that are samples, unproven or older than
 * a year, and sample people, stories, events and providers. Claims shown nowhere may wait.
 */
export function findPublishStops({ claims, lists }: Registers, today: Day): string[] {
  const samples = Object.entries(lists).flatMap(([list, entries]) =>
    entries.filter(({ sample }) => sample).map(({ id }) => `${list}: ${id} is a sample`),
  )
  const shown = claims.filter(({ shownOn }) => shownOn.length > 0)
  return [...shown.flatMap((claim) => stopsOfClaim(claim, today)), ...samples]
}
