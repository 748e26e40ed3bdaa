import { addYears, type Day } from '#language/dates/days.ts'
import { fill } from '#language/fill.ts'
import type { FreeHelp } from '#words/free-help/free-help.ts'
import { lineWith, type Stop, type WrittenFile } from './stop.ts'
import { gateWords } from './words.ts'

const stopAt = (register: WrittenFile, id: string, text: string): Stop => ({
  file: register.file,
  line: lineWith(register, `id: ${id}`),
  text,
})

/** Exercises that no chiropractor has confirmed. */
export const findUnconfirmedExercises = (
  exercises: readonly { id: string; confirmedBy: string | null }[],
  register: WrittenFile,
  words = gateWords.en,
) =>
  exercises
    .filter(({ confirmedBy }) => confirmedBy === null)
    .map(({ id }) => stopAt(register, id, fill(words.exercise, { id })))

/** Places that help, where nobody has called within a year. */
export const findUncheckedHelp = (
  entries: readonly Pick<FreeHelp, 'id' | 'checked'>[],
  register: WrittenFile,
  today: Day,
  words = gateWords.en,
) =>
  entries
    .filter(({ checked }) => checked === null || today > addYears(checked, 1))
    .map(({ id }) => stopAt(register, id, fill(words.help, { id })))
