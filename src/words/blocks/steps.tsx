import { Steps } from '#design/steps/steps.tsx'
import type { BlockProps } from '#words/block.ts'

export const StepsBlock = ({ children }: BlockProps) => <Steps>{children}</Steps>
