import { DoDontPair } from '#design/do-dont/do-dont.tsx'
import type { BlockProps } from '#words/block.ts'

export const DoDontBlock = ({ children }: BlockProps) => <DoDontPair>{children}</DoDontPair>
