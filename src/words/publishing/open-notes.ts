import type { OpenNote } from '#words/registers.ts'
import { firstNotes } from './first-notes.ts'
import { lineWith, type Stop, type WrittenFile } from './stop.ts'

/** Notes that nobody has answered, and those that were taken out instead. */
export function findOpenNotes(notes: readonly OpenNote[], register: WrittenFile): Stop[] {
  const { file } = register
  const open = notes
    .filter(({ answer }) => answer === undefined)
    .map(({ id, question }) => ({
      file,
      line: lineWith(register, `id: ${id}`),
      text: `${id} is open: ${question} Write answer, who and date below it`,
    }))
  const lost = firstNotes
    .filter((id) => notes.every((note) => note.id !== id))
    .map((id) => ({
      file,
      line: 1,
      text: `${id} was taken out: put the entry back with answer, who and date, for a note is closed by its answer`,
    }))
  return [...open, ...lost]
}
