import type { BlockProps } from '#words/block.ts'
import { DangerList } from '#words/danger-list.tsx'

export const DangerListBlock = ({ context }: BlockProps) => <DangerList locale={context.locale} />
