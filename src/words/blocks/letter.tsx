import { Script } from '#design/script/script.tsx'
import type { BlockProps } from '#words/block.ts'
import { blockWords } from '#words/words.ts'

export const LetterBlock = ({ label, children, context }: BlockProps) => (
  <Script kind="letter" heading={label || blockWords[context.locale].letterHeading}>
    {children}
  </Script>
)
