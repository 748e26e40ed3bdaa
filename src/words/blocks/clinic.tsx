import { CareCard } from '#design/care-card/care-card.tsx'
import type { BlockProps } from '#words/block.ts'
import { blockWords } from '#words/words.ts'

export function ClinicBlock({ label, children, context }: BlockProps) {
  const words = blockWords[context.locale].careLevels.clinic
  return (
    <CareCard level="clinic" levelLabel={words.label} heading={label || words.heading}>
      {children}
    </CareCard>
  )
}
