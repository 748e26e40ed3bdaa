import type { BlockProps } from '#words/block.ts'
import { DangerLine } from '#words/danger-cards.tsx'

export const DangerLineBlock = ({ context }: BlockProps) => <DangerLine locale={context.locale} />
