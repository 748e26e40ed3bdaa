import type { ReactNode } from 'react'
import { bent } from './bent.ts'
import { along, between, type Disc, hull, limb, type Point } from './hull.ts'
import { Area, Shape } from './marks.tsx'

/** Degrees: 0 hangs down, 90 points right, 180 up; the hand goes on as the forearm does. */
export interface Arm {
  upper: number
  fore: number
  hand?: number
  /** Not seen: in a pocket, behind somebody. */
  hidden?: true
  /** The thumb on the other side of the hand. */
  thumb?: 'other'
  fist?: true
  /** How much of the upper arm is seen: less than 1 when it points at whoever looks. */
  seen?: number
  /** What the hand holds, around its palm, upright. */
  holds?: ReactNode
}

/** Lengths in heads. */
const lengths = { upper: 1.12, fore: 1 }

/** An arm whose wrist comes to a place, in heads from the shoulder. */
export function reach(right: number, down: number, bend: 1 | -1 = -1, grown = 1) {
  const [upper, fore] = bent(right, down, [lengths.upper * grown, lengths.fore * grown], bend)
  return { upper, fore }
}

function Hand({ wrist, arm, head, skin }: { wrist: Point; arm: Arm; head: number; skin: string }) {
  const angle = arm.hand ?? arm.fore
  const side = arm.thumb === 'other' ? -1 : 1
  const palm = { at: along(wrist, angle, head * 0.12), r: head * 0.14 }
  const fingers = { at: along(wrist, angle, head * (arm.fist ? 0.2 : 0.4)), r: head * 0.095 }
  const thumb = {
    at: along(along(wrist, angle, head * (arm.fist ? 0.22 : 0.27)), angle + 90 * side, head * 0.17),
    r: head * 0.05,
  }
  const [x, y] = fingers.at.map(Math.round)
  return (
    <>
      {arm.holds && <g transform={`translate(${x} ${y})`}>{arm.holds}</g>}
      <Shape d={hull([palm, fingers]) + hull([{ ...palm, r: head * 0.07 }, thumb])} fill={skin} />
    </>
  )
}

interface ArmProps {
  shoulder: Point
  arm: Arm
  head: number
  length: number
  skin: string
  top: string
  sleeves: 'long' | 'short' | 'none'
  /** How much thicker than a slim arm. */
  thick: number
}

/** Where the joints of an arm are, and how thick it is there, dressed or bare. */
function armOf({ shoulder, arm, head, length, sleeves, thick }: ArmProps) {
  const upper = lengths.upper * length * (arm.seen ?? 1)
  const fore = lengths.fore * length
  const elbow = along(shoulder, arm.upper, upper)
  const disc = (at: Point, r: number): Disc => ({ at, r: head * r * thick })
  const [atShoulder, atElbow, atEnd, end] =
    sleeves === 'long' ? [0.23, 0.19, 0.145, 0.92] : [0.19, 0.15, 0.105, 1]
  const bend = disc(elbow, atElbow)
  const cuff = disc(along(elbow, arm.fore, fore * end), atEnd)
  return {
    /** A part of the way from the elbow to the end of the sleeve, or of a bare arm. */
    onForearm: (part: number) => between(bend, cuff, part),
    wrist: along(elbow, arm.fore, fore),
    joints: [disc(shoulder, atShoulder), bend, cuff],
    shortSleeve: [disc(shoulder, 0.235), disc(along(shoulder, arm.upper, upper * 0.62), 0.215)],
  }
}

const armFill = ({ sleeves, skin, top }: ArmProps) => (sleeves === 'long' ? top : skin)

/** An arm without its hand, before what the forearm may lie across. */
function BareArm(props: ArmProps) {
  const { joints, shortSleeve } = armOf(props)
  return (
    <>
      <Shape d={limb(joints)} fill={armFill(props)} />
      {props.sleeves === 'short' && <Shape d={limb(shortSleeve)} fill={props.top} />}
    </>
  )
}

/** An arm that goes over into a trunk from the front: at the shoulder no edge is seen. */
export const ShoulderArm = ({ seam, ...arm }: ArmProps & { seam: string }) => (
  <>
    <BareArm {...arm} />
    <Area d={seam} fill={arm.sleeves === 'none' ? arm.skin : arm.top} />
  </>
)

/** Hand and forearm, over whatever they lie across; below the elbow they go over into the arm. */
export function Forearm(props: ArmProps) {
  const { onForearm, wrist } = armOf(props)
  const { arm, head, skin } = props
  const fill = armFill(props)
  return (
    <>
      {!arm.hidden && <Hand wrist={wrist} arm={arm} head={head} skin={skin} />}
      <Shape d={hull([onForearm(0.3), onForearm(1)])} fill={fill} />
      <Area d={hull([onForearm(0.2), onForearm(0.5)])} fill={fill} />
    </>
  )
}

export const WholeArm = (props: ArmProps) => (
  <>
    <BareArm {...props} />
    <Forearm {...props} />
  </>
)
