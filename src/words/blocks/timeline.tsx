import { Timeline } from '#design/timeline/timeline.tsx'
import type { BlockProps } from '#words/block.ts'

export const TimelineBlock = ({ children }: BlockProps) => <Timeline>{children}</Timeline>
