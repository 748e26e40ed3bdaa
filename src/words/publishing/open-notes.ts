import { fill } from '#language/fill.ts'
import type { OpenNote } from '#words/registers.ts'
import { firstNotes } from './first-notes.ts'
import { lineWith, type Stop, type WrittenFile } from './stop.ts'
import { gateWords } from './words.ts'

/** Notes that nobody has answered, and those that were taken out instead. */
export function findOpenNotes(
  notes: readonly OpenNote[],
  register: WrittenFile,
  { notes: said } = gateWords.en,
): Stop[] {
  const { file } = register
  const open = notes
    .filter(({ answer }) => answer === undefined)
    .map(({ id, question }) => ({
      file,
      line: lineWith(register, `id: ${id}`),
      text: fill(said.open, { id, question }),
    }))
  const lost = firstNotes
    .filter((id) => notes.every((note) => note.id !== id))
    .map((id) => ({
      file,
      line: 1,
      text: fill(said.lost, { id }),
    }))
  return [...open, ...lost]
}
