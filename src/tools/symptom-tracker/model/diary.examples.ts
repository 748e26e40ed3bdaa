import { addDays, type Day } from '#language/dates/days.ts'
import {
  type Answers,
  type Entry,
  emptyAnswers,
  newEntry,
} from '#tools/symptom-tracker/model/entry.ts'
import type { Moment } from '#tools/symptom-tracker/model/moment.ts'
import type { PegCheck, PlainCheck } from '#tools/symptom-tracker/model/week-check.ts'

/** The nth id: `00000000-0000-4000-8000-000000000007`. */
export function exampleId(number: number) {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

/** An entry written at the moment it describes, unless told otherwise. */
export function exampleEntry(
  number: number,
  answers: Partial<Answers> & { at: Moment },
  savedAt: Moment = answers.at,
): Entry {
  return newEntry(exampleId(number), { ...emptyAnswers(answers.at), ...answers }, savedAt)
}

/** One entry a day, at half past eight in the evening, with the pain numbers given; null is a gap. */
export function exampleDays(first: Day, pains: readonly (number | null)[]): Entry[] {
  return pains.flatMap((pain, index) =>
    pain === null
      ? []
      : [exampleEntry(index, { at: `${addDays(first, index)}T20:30:00-08:00`, pain })],
  )
}

/** A full entry with everything a format has to carry: quotes, line breaks, a leading equals sign. */
export const fullEntry = exampleEntry(
  900,
  {
    at: '2026-03-04T08:15:00-08:00',
    pain: 6,
    regions: ['neck-back', 'shoulder-left-front'],
    symptoms: ['headache', 'stiffness'],
    sleepHours: 5.5,
    painWoke: true,
    could: 'Walked to the lake, "slowly"',
    couldNot: '=lift the groceries;\nnot even the small bag',
    medicine: 'Ibuprofen 200 mg, 2 tablets',
    note: 'worse after driving',
  },
  '2026-03-04T08:16:10-08:00',
)

/** The longest Spanish words meet the smallest boxes. */
export const longSpanishEntry = exampleEntry(901, {
  at: '2026-03-05T21:40:00-08:00',
  pain: 7,
  regions: ['shoulder-right-front', 'upper-back-right', 'thigh-right-back', 'ankle-foot-right'],
  symptoms: ['light-noise', 'concentration', 'ringing-ears'],
  sleepHours: 4,
  painWoke: true,
  could:
    'Pude caminar hasta la parada del autobús y acompañar a mi hija a la escuela sin detenerme.',
  couldNot: 'No pude levantar las bolsas del supermercado ni agacharme para amarrarme los zapatos.',
  medicine: 'Paracetamol de 500 miligramos, 2 tabletas, después de la cena',
  note: 'El hormigueo que tenía el lunes ya no volvió. El dolor empeora cuando manejo mucho tiempo.',
})

export const pegWeek: PegCheck = {
  kind: 'peg',
  id: exampleId(950),
  at: '2026-03-07T19:00:00-08:00',
  importedAt: null,
  pain: 7,
  enjoyment: 6,
  activity: 5,
}

export const plainWeek: PlainCheck = {
  kind: 'plain',
  id: exampleId(951),
  at: '2026-03-14T19:00:00-07:00',
  importedAt: null,
  change: 'less',
  again: 'Manejar hasta el trabajo',
  hard: 'Dormir de lado',
}
