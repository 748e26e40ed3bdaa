import { Way } from '#design/way/way.tsx'
import type { BlockProps } from '#words/block.ts'

export const WayBlock = ({ children }: BlockProps) => <Way>{children}</Way>
