import { CareCard } from '#design/care-card/care-card.tsx'
import type { BlockProps } from '#words/block.ts'
import { blockWords } from '#words/words.ts'

/** What needs a doctor the same day and is no danger sign of the register. */
export function TodayBlock({ label, children, context }: BlockProps) {
  const words = blockWords[context.locale].careLevels.today
  return (
    <CareCard level="today" levelLabel={words.label} heading={label || words.heading}>
      {children}
    </CareCard>
  )
}
