import { Note } from '#design/note/note.tsx'
import type { BlockProps } from '#words/block.ts'
import { blockWords } from '#words/words.ts'

export const KnownBlock = ({ label, children, context }: BlockProps) => (
  <Note kind="known" heading={label || blockWords[context.locale].known}>
    {children}
  </Note>
)
