import { DoDontList } from '#design/do-dont/do-dont.tsx'
import type { BlockProps } from '#words/block.ts'
import { blockWords } from '#words/words.ts'

export const DoBlock = ({ label, children, context }: BlockProps) => (
  <DoDontList kind="do" heading={label || blockWords[context.locale].doHeading}>
    {children}
  </DoDontList>
)
