import type { BlockProps } from '#words/block.ts'
import { readFreeHelp } from '#words/free-help/free-help.ts'
import { FreeHelpList } from '#words/free-help/free-help-list.tsx'

export const FreeHelpBlock = ({ context }: BlockProps) => (
  <FreeHelpList locale={context.locale} entries={readFreeHelp()} />
)
