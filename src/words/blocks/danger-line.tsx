import type { BlockProps } from '#words/block.ts'
import { DangerLine } from '#words/danger-line.tsx'

export const DangerLineBlock = ({ context }: BlockProps) => <DangerLine locale={context.locale} />
