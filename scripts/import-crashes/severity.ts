import type { Injury, PersonInjury } from '#city/crash-figures/figures.ts'

/**
 * The officer's words for an injury, old and new. The Highway Patrol changed to the new ones late
 * in 2017; the city's police still used the old ones in 2024.
 */
const injuryOfWord: Readonly<Record<string, PersonInjury>> = {
  Fatal: 'killed',
  SuspectSerious: 'serious',
  SevereInactive: 'serious',
  SuspectMinor: 'minor',
  OtherVisibleInactive: 'minor',
  PossibleInjury: 'possible',
  ComplaintOfPainInactive: 'possible',
}

/** A person's injury; `undefined` for a word we do not know. Only for a word, never for a blank. */
export function injuryOfPerson(word: string): PersonInjury | undefined {
  return injuryOfWord[word]
}

const rank: Record<PersonInjury, number> = { possible: 1, minor: 2, serious: 3, killed: 4 }

export function worse(one: PersonInjury | undefined, other: PersonInjury) {
  return one === undefined || rank[other] > rank[one] ? other : one
}

/**
 * The worst injury in a crash. Anyone killed, by the crash's own count, makes it fatal; anyone
 * injured without a row that says how makes it a possible injury.
 */
export function injuryOfCrash(
  worstPerson: PersonInjury | undefined,
  injured: number,
  killed: number,
): Injury {
  if (killed > 0 || worstPerson === 'killed') return 'fatal'
  if (worstPerson) return worstPerson
  return injured > 0 ? 'possible' : 'none'
}

export function isInjuryCrash(injury: Injury) {
  return injury !== 'none'
}

export function isSevereCrash(injury: Injury) {
  return injury === 'serious' || injury === 'fatal'
}

/** Counts of people are blank on some rows, and -1 on others: nobody. */
export function peopleCount(text: string) {
  const count = Number(text)
  return Number.isInteger(count) && count > 0 ? count : 0
}
