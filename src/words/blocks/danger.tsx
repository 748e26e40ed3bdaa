import type { BlockProps } from '#words/block.ts'
import { DangerCard, ownSignsNamed } from '#words/danger-cards.tsx'

export const DangerBlock = ({ about, context }: BlockProps) => (
  <DangerCard locale={context.locale} about={ownSignsNamed(about, context.file)} />
)
