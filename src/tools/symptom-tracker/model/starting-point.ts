import { type Day, isDay } from '#language/dates/days.ts'
import { isOneOf, isRecord, isScore, readWhole, type Shape } from '#language/records/reading.ts'
import { ofPerson } from '#tools/crash-record/person.ts'

/** Where the recovery calculator leaves a result that the person of this page wants to keep. */
export const startingPointKey = () => ofPerson('recovery-calculator-result')

const areas = ['neck', 'low-back', 'shoulder'] as const

type StartingArea = (typeof areas)[number]

/** A result of the recovery calculator: where things stood, never what will be. */
export interface StartingPoint {
  keptOn: Day
  crashDate: Day
  area: StartingArea
  worstPain: number | null
}

const keptShape: Shape<Omit<StartingPoint, 'worstPain'> & { version: 1 }> = {
  version: isOneOf([1]),
  keptOn: isDay,
  crashDate: isDay,
  area: isOneOf(areas),
}

/** @returns null when what lies there is not a result */
export function readStartingPoint(stored: unknown): StartingPoint | null {
  const kept = readWhole(stored, keptShape)
  if (!kept || !isRecord(stored)) return null
  const { version: _, ...point } = kept
  return { ...point, worstPain: isScore(stored['worstPain']) ? stored['worstPain'] : null }
}
