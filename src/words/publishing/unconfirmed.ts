import { addYears, type Day } from '#language/dates/days.ts'
import type { FreeHelp } from '#words/free-help/free-help.ts'
import { lineWith, type Stop, type WrittenFile } from './stop.ts'

const stopAt = (register: WrittenFile, id: string, text: string): Stop => ({
  file: register.file,
  line: lineWith(register, `id: ${id}`),
  text,
})

/** Exercises that no chiropractor has confirmed. */
export const findUnconfirmedExercises = (
  exercises: readonly { id: string; confirmedBy: string | null }[],
  register: WrittenFile,
) =>
  exercises
    .filter(({ confirmedBy }) => confirmedBy === null)
    .map(({ id }) =>
      stopAt(
        register,
        id,
        `no chiropractor has confirmed the exercise ${id}: read it, and name who did under confirmedBy`,
      ),
    )

/** Places that help, where nobody has called within a year. */
export const findUncheckedHelp = (
  entries: readonly Pick<FreeHelp, 'id' | 'checked'>[],
  register: WrittenFile,
  today: Day,
) =>
  entries
    .filter(({ checked }) => checked === null || today > addYears(checked, 1))
    .map(({ id }) =>
      stopAt(
        register,
        id,
        `no person has checked ${id} within a year: call or read it, and put the day under checked`,
      ),
    )
