import { Way } from '#ui/way/way.tsx'
import type { BlockProps } from '#words/block.ts'

export const WayBlock = ({ children }: BlockProps) => <Way>{children}</Way>
