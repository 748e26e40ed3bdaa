import type { Claim } from '#words/registers.ts'

export interface Entry {
  id: string
  sample: boolean
}

export interface Registers {
  claims: readonly Claim[]
  /** By the name of the file in `content/data/`. */
  lists: Readonly<Record<string, readonly Entry[]>>
}

/** The same day one year earlier; February 29 becomes March 1. */
export function oneYearBefore(today: Date) {
  return new Date(Date.UTC(today.getUTCFullYear() - 1, today.getUTCMonth(), today.getUTCDate()))
}

function stopsOfClaim({ id, evidence, checked }: Claim, today: Date): string[] {
  const proof = evidence.trim()
  return [
    ...(proof === '' ? [`claim ${id} has no evidence`] : []),
    ...(proof === 'sample' ? [`claim ${id} is a sample`] : []),
    ...(new Date(checked) < oneYearBefore(today)
      ? [`claim ${id} was last checked ${checked}`]
      : []),
    ...(new Date(checked) > today ? [`claim ${id} is dated in the future, ${checked}`] : []),
  ]
}

/**
 * What keeps the site from being published: shown claims that are samples, unproven or older than
 * a year, and sample people, stories, events and providers. Claims shown nowhere may wait.
 */
export function findPublishStops({ claims, lists }: Registers, today: Date): string[] {
  const samples = Object.entries(lists).flatMap(([list, entries]) =>
    entries.filter(({ sample }) => sample).map(({ id }) => `${list}: ${id} is a sample`),
  )
  const shown = claims.filter(({ shownOn }) => shownOn.length > 0)
  return [...shown.flatMap((claim) => stopsOfClaim(claim, today)), ...samples]
}
