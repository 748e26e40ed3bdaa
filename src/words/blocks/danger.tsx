import type { BlockProps } from '#words/block.ts'
import { DangerCards, groupsNamed } from '#words/danger-cards.tsx'

export const DangerBlock = ({ groups, context }: BlockProps) => (
  <DangerCards locale={context.locale} groups={groupsNamed(groups, context.file)} />
)
