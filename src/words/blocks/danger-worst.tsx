import type { BlockProps } from '#words/block.ts'
import { WorstSigns } from '#words/danger-cards.tsx'

export const DangerWorstBlock = ({ context }: BlockProps) => <WorstSigns locale={context.locale} />
