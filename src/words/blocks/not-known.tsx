import { Note } from '#design/note/note.tsx'
import type { BlockProps } from '#words/block.ts'
import { blockWords } from '#words/words.ts'

export const NotKnownBlock = ({ label, children, context }: BlockProps) => (
  <Note kind="not-known" heading={label || blockWords[context.locale].notKnown}>
    {children}
  </Note>
)
