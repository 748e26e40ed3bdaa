import { type Moment, toMoment } from '#tools/symptom-tracker/moment.ts'

/** The clock of this device. */
export function momentNow(): Moment {
  return toMoment(new Date())
}
