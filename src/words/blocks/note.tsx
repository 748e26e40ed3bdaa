import { Note } from '#design/note/note.tsx'
import type { BlockProps } from '#words/block.ts'

export const NoteBlock = ({ label, children }: BlockProps) => (
  <Note kind="note" heading={label ?? ''}>
    {children}
  </Note>
)
