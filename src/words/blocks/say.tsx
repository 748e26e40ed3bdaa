import { Script } from '#design/script/script.tsx'
import type { BlockProps } from '#words/block.ts'
import { blockWords } from '#words/words.ts'

export const SayBlock = ({ label, children, context }: BlockProps) => (
  <Script kind="say" heading={label || blockWords[context.locale].sayHeading}>
    {children}
  </Script>
)
