import { CareCard } from '#design/care-card/care-card.tsx'
import type { BlockProps } from '#words/block.ts'
import { blockWords } from '#words/words.ts'

export function CrisisBlock({ children, context }: BlockProps) {
  const { label, heading } = blockWords[context.locale].careLevels.crisis
  return (
    <CareCard level="emergency" levelLabel={label} heading={heading}>
      {children}
    </CareCard>
  )
}
