import { Entries } from '#design/entries/entries.tsx'
import type { BlockProps } from '#words/block.ts'

export const EntriesBlock = ({ children }: BlockProps) => <Entries>{children}</Entries>
