import { type Moment, toMoment } from '#tools/symptom-tracker/model/moment.ts'

/** The clock of this device. */
export function momentNow(): Moment {
  return toMoment(new Date())
}
