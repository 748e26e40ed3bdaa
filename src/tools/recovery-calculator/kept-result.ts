import type { Band, Groups, StudiedArea } from '#tools/recovery-calculator/calculator.ts'
import { areaOf } from '#tools/recovery-calculator/result-sections.ts'

/** Where the symptom tracker finds the record. */
export const keptResultKey = 'recovery-calculator-result'

/**
 * What the visitor chose to keep: the starting point, never a prediction.
 * `signs` and `band` are there for the neck only.
 */
export interface KeptResult {
  version: 1
  /** The date it was kept, such as `2026-11-21`, in the visitor's own calendar. */
  keptOn: string
  crashDate: string
  area: StudiedArea
  /** Whole number from 0 to 10; missing when it was not asked. */
  worstPain?: number
  /** 0 to 6. */
  signs?: number
  band?: Band
}

export interface KeepingAnswers {
  groups: Groups
  crashDate: string
  worstPain?: number | undefined
}

/**
 * The first of several areas is kept: the neck, where it is one of them.
 * @param today the visitor's date, such as `2026-11-21`.
 */
export function keptResult(
  { groups: [outcome], crashDate, worstPain }: KeepingAnswers,
  today: string,
) {
  const record: KeptResult = {
    version: 1,
    keptOn: today,
    crashDate,
    area: areaOf(outcome),
  }
  if (worstPain !== undefined && outcome.kind !== 'beyond-12-weeks') record.worstPain = worstPain
  if (outcome.kind === 'neck') {
    record.signs = outcome.signs.length
    record.band = outcome.band
  }
  return record
}
