import { Back } from './back.tsx'
import { Brain } from './brain.tsx'
import { Calm } from './calm.tsx'
import { Head } from './head.tsx'
import { Neck } from './neck.tsx'
import { Nerve } from './nerve.tsx'
import { Shoulder } from './shoulder.tsx'
import { Spine } from './spine.tsx'

const drawings = {
  back: Back,
  brain: Brain,
  calm: Calm,
  head: Head,
  neck: Neck,
  nerve: Nerve,
  shoulder: Shoulder,
  spine: Spine,
}

export function ConditionDrawing({ name }: { name: keyof typeof drawings }) {
  const Chosen = drawings[name]
  return <Chosen />
}
