import { Back } from './back.tsx'
import { Brain } from './brain.tsx'
import { Calm } from './calm.tsx'
import type { DrawingProps } from './drawing.tsx'
import { Head } from './head.tsx'
import { Neck } from './neck.tsx'
import { Nerve } from './nerve.tsx'
import { Shoulder } from './shoulder.tsx'
import { Spine } from './spine.tsx'

const drawings = {
  neck: Neck,
  spine: Spine,
  back: Back,
  head: Head,
  shoulder: Shoulder,
  brain: Brain,
  calm: Calm,
  nerve: Nerve,
}

export type ConditionDrawingName = keyof typeof drawings

interface ConditionDrawingProps extends DrawingProps {
  name: ConditionDrawingName
}

/** The drawing of the part of the body that a condition is about. */
export function ConditionDrawing({ name, title }: ConditionDrawingProps) {
  const Chosen = drawings[name]
  return <Chosen title={title} />
}
