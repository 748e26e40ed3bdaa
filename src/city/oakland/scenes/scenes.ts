import type { ComponentType } from 'react'
import { AttorneyDesk } from './attorney-desk.tsx'
import { Bicycle } from './bicycle.tsx'
import { BridgeNight } from './bridge-night.tsx'
import { Bus } from './bus.tsx'
import { Crosswalk } from './crosswalk.tsx'
import { Door } from './door.tsx'
import { ExamRoom } from './exam-room.tsx'
import { FrontDesk } from './front-desk.tsx'
import { Hands } from './hands.tsx'
import { KitchenCall } from './kitchen-call.tsx'
import { LakeBench } from './lake-bench.tsx'
import { Porch } from './porch.tsx'
import { Redwoods } from './redwoods.tsx'
import type { SceneName } from './scene-names.ts'
import { WaitingRoom } from './waiting-room.tsx'

/** What draws each scene. */
export const scenes: Readonly<Record<SceneName, ComponentType>> = {
  'lake-bench': LakeBench,
  bus: Bus,
  porch: Porch,
  'exam-room': ExamRoom,
  'front-desk': FrontDesk,
  crosswalk: Crosswalk,
  'bridge-night': BridgeNight,
  'kitchen-call': KitchenCall,
  redwoods: Redwoods,
  bicycle: Bicycle,
  'waiting-room': WaitingRoom,
  'attorney-desk': AttorneyDesk,
  door: Door,
  hands: Hands,
}
