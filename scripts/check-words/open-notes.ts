import type { OpenNote } from '#words/registers.ts'
import type { Problem, WrittenPage } from './written-pages.ts'

/** Notes that a page points to and the register does not hold. */
export const findUnknownNotes = (
  { file, front }: WrittenPage,
  register: readonly OpenNote[],
): Problem[] =>
  (front.openNotes ?? [])
    .filter((id) => register.every((note) => note.id !== id))
    .map((id) => ({
      file,
      text: `write it into content/data/open-notes.yaml with its question, or take it out: ${id}`,
    }))
