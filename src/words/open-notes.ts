import type { FrontMatter } from '#words/page-words.ts'
import { readOpenNotes } from '#words/registers.ts'

/** The notes of a page that nobody has answered; one that was taken out of the register is none that was. */
export function unansweredNotes({ openNotes = [] }: Pick<FrontMatter, 'openNotes'>) {
  const answered = readOpenNotes().filter(({ answer }) => answer !== undefined)
  return openNotes.filter((id) => answered.every((note) => note.id !== id))
}
