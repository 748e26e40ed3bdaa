import { type Day, isDay } from '#dates/days.ts'
import { isRecord, isScore } from '#tools/symptom-tracker/model/reading.ts'

/** Where the recovery calculator leaves a result that a visitor wants to keep. */
const keptResultKey = 'recovery-calculator-result'

const areas = ['neck', 'low-back', 'shoulder'] as const

export type StartingArea = (typeof areas)[number]

/** A result of the recovery calculator: where things stood, never what will be. */
export interface StartingPoint {
  keptOn: Day
  crashDate: Day
  area: StartingArea
  worstPain: number | null
}

/** @returns null when nothing was kept, or what lies there is not a result */
export function readStartingPoint(storage: Pick<Storage, 'getItem'>): StartingPoint | null {
  let kept: unknown
  try {
    kept = JSON.parse(storage.getItem(keptResultKey) ?? 'null')
  } catch {
    return null
  }
  if (!isRecord(kept) || kept['version'] !== 1) return null
  const { keptOn, crashDate, worstPain } = kept
  const area = areas.find((known) => known === kept['area'])
  if (!isDay(keptOn) || !isDay(crashDate) || !area) return null
  return { keptOn, crashDate, area, worstPain: isScore(worstPain) ? worstPain : null }
}

export function forgetStartingPoint(storage: Pick<Storage, 'removeItem'>) {
  storage.removeItem(keptResultKey)
}
