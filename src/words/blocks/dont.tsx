import { DoDontList } from '#design/do-dont/do-dont.tsx'
import type { BlockProps } from '#words/block.ts'
import { blockWords } from '#words/words.ts'

export const DontBlock = ({ label, children, context }: BlockProps) => (
  <DoDontList kind="dont" heading={label || blockWords[context.locale].dontHeading}>
    {children}
  </DoDontList>
)
