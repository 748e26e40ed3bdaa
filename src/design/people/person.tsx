import type { ReactNode } from 'react'
import { type Arm, Forearm, ShoulderArm, WholeArm } from './arm.tsx'
import { bent } from './bent.ts'
import { Head } from './head.tsx'
import { along, between, type Disc, hull, limb, type Point } from './hull.ts'
import type { Looks, Mood, View } from './looks.ts'
import { Line, Piece, Shape } from './marks.tsx'

/** Degrees, as for an arm; a foot points right unless it is said otherwise. */
interface Leg {
  thigh: number
  shin: number
  foot?: number
  hidden?: true
  /** How much of the thigh is seen: less than 1 when it points at whoever looks. */
  seen?: number
  /** How much of the shin is seen. */
  shinSeen?: number
}

export interface Pose {
  /** Between the legs, where the trunk ends. */
  hip: Point
  /** Of the trunk, in degrees from upright to the right. */
  lean?: number
  near: Arm
  far: Arm
  nearLeg?: Leg
  farLeg?: Leg
  /** Of the head, in degrees to the right. */
  tilt?: number
  view?: View
  mood?: Mood
  /** How far the head is pushed forward, and down, in heads. */
  headBy?: Point
  /** How far the shoulders are moved, in heads. */
  shouldersBy?: Point
  /** Looks left: what is `view` is mirrored for the head alone. */
  lookLeft?: boolean
}

export interface Clothes {
  top: string
  bottom?: string
  shoes?: string
  sleeves?: 'long' | 'short' | 'none'
  collar?: 'round' | 'shirt' | 'coat' | 'high'
  skirt?: true
}

export interface PersonProps extends Looks, Pose, Clothes {
  /** The height of the head, which measures all else. */
  head: number
  /** The trunk from the front, or from the side. */
  trunk?: 'front' | 'side'
  /** How broad: 1 unless said. */
  build?: number
  /** How full the body is: 0, slim, unless said; about .3 has a belly. */
  girth?: number
  /** How long the trunk and limbs are, against the head: 1 for an adult, .8 for a child. */
  grown?: number
  /** The far arm lies across the body instead of behind it. */
  farOver?: true
  /** Everything looks left. */
  left?: boolean
  /** Between trunk and near arm: what lies in the lap, or is held. */
  children?: ReactNode
  /** Behind the body, in front of the far arm. */
  behind?: ReactNode
}

/** Lengths in heads. */
const lengths = { trunk: 2.05, neck: 0.68, thigh: 1.5, shin: 1.45 }

/** A leg whose ankle comes to a place, in heads from the hip. */
export function step(right: number, down: number, bend: 1 | -1 = 1) {
  const [thigh, shin] = bent(right, down, [lengths.thigh, lengths.shin], bend)
  return { thigh, shin }
}

function LegDrawn({
  hip,
  leg,
  head,
  length,
  bottom,
  shoes,
  thick,
}: {
  hip: Point
  leg: Leg
  head: number
  length: number
  bottom: string
  shoes: string
  thick: number
}) {
  if (leg.hidden) return null
  const knee = along(hip, leg.thigh, lengths.thigh * length * (leg.seen ?? 1))
  const ankle = along(knee, leg.shin, lengths.shin * length * (leg.shinSeen ?? 1))
  const toward = leg.foot ?? leg.shin + 90
  const heel = along(ankle, leg.shin, head * 0.14)
  return (
    <>
      <Shape
        d={hull([
          { at: along(heel, toward, -head * 0.08), r: head * 0.15 },
          { at: ankle, r: head * 0.12 },
          { at: along(heel, toward, head * 0.42), r: head * 0.12 },
        ])}
        fill={shoes}
      />
      <Shape
        d={limb([
          { at: hip, r: head * 0.33 * thick },
          { at: knee, r: head * 0.25 * thick },
          { at: ankle, r: head * 0.18 },
        ])}
        fill={bottom}
      />
      {(leg.seen ?? 1) < 1 && (
        <Line
          d={`M${Math.round(knee[0] - head * 0.2)} ${Math.round(knee[1] + head * 0.06)}q${Math.round(head * 0.2)} ${Math.round(head * 0.16)} ${Math.round(head * 0.4)} 0`}
        />
      )}
    </>
  )
}

/** Of limbs, against slim ones. */
const thickness = (girth: number) => 1 + girth * 0.6

/** The joints of a trunk that are needed to dress it. */
function trunkOf(props: PersonProps) {
  const { hip, lean = 0, head, build = 1, girth = 0, grown = 1, trunk = 'front' } = props
  const up = 180 - lean
  const neck = along(hip, up, lengths.trunk * head * grown)
  const place = (across: number, down: number): Point =>
    along(along(neck, up, -down * head), up - 90, across * head)
  const low = lengths.trunk * grown
  const thick = thickness(girth)
  const [shifted, lowered] = props.shouldersBy ?? [0, 0]
  const wide = trunk === 'front' ? 0.54 * build : 0.04
  const near = place(-wide + shifted, 0.36 + lowered)
  const far = place(wide + shifted, 0.36 + lowered)
  const neckline = { at: place(0, 0.02), r: head * 0.22 }
  const nearShoulder = { at: near, r: head * 0.23 * thick }
  const farShoulder = { at: far, r: head * 0.23 * thick }
  /** Covers the edge of a sleeve within the trunk, and none of the outline. */
  const seam = (shoulder: Disc, other: Disc) =>
    hull([shoulder, between(shoulder, neckline, 0.2), between(shoulder, other, 0.12)])
  const belly = (across: number): Disc[] =>
    girth ? [{ at: place(across, low * 0.68), r: head * (0.4 + girth * 0.6) }] : []
  const discs: Disc[] =
    trunk === 'front'
      ? [
          neckline,
          nearShoulder,
          farShoulder,
          ...belly(-0.2 * build),
          ...belly(0.2 * build),
          { at: place(-0.32 * build, low), r: head * (0.32 + girth * 0.3) },
          { at: place(0.32 * build, low), r: head * (0.32 + girth * 0.3) },
        ]
      : [
          neckline,
          { at: place(0.14 * build, 0.66), r: head * 0.36 },
          { at: place(-0.12 * build + shifted / 2, 0.5 + lowered / 2), r: head * 0.34 },
          ...belly(0.06 + girth * 0.5),
          { at: place(0.02, low), r: head * (0.38 * build + girth * 0.3) },
        ]
  return {
    place,
    discs,
    low,
    nearSeam: seam(nearShoulder, farShoulder),
    farSeam: seam(farShoulder, nearShoulder),
    near,
    far,
    nearHip: place(trunk === 'front' ? -0.3 * build : 0, low),
    farHip: place(trunk === 'front' ? 0.3 * build : 0.06, low),
  }
}

function Collar({
  kind,
  place,
  skin,
  head,
  trunk,
  top,
}: {
  kind: Clothes['collar']
  place: (across: number, down: number) => Point
  skin: string
  head: number
  trunk: 'front' | 'side'
  top: string
}) {
  const p = (across: number, down: number) =>
    place(across, down)
      .map((value) => Math.round(value * 10) / 10)
      .join(' ')
  const to = trunk === 'side' ? 0.12 : 0
  if (kind === 'high') {
    return (
      <Shape
        d={hull([
          { at: place(-0.02, -0.1), r: head * 0.24 },
          { at: place(0.04, 0.05), r: head * 0.26 },
        ])}
        fill={top}
      />
    )
  }
  const vee = `M${p(-0.24 + to, -0.12)}L${p(to, 0.52)}L${p(0.24 + to, -0.12)}`
  if (kind === 'round') return null
  return (
    <>
      <Piece d={vee} fill={kind === 'coat' ? 'teal' : skin} />
      <Piece
        fill={kind === 'coat' ? 'white' : top}
        d={`M${p(-0.26 + to, -0.1)}L${p(-0.44 + to, 0.14)}L${p(-0.22 + to, 0.44)}L${p(to, 0.5)}zM${p(0.26 + to, -0.1)}L${p(0.44 + to, 0.14)}L${p(0.22 + to, 0.44)}L${p(to, 0.5)}z`}
      />
      <Line d={`M${p(to, 0.52)}L${p(to * 0.6, 1.9)}`} />
    </>
  )
}

/** A person, built of the same proportions in every pose. */
export function Person(props: PersonProps) {
  const { head, grown = 1, trunk = 'front', left, hip, tilt, view = 'turned', mood } = props
  const { girth = 0 } = props
  const { near, far, farOver, nearLeg, farLeg, headBy = [0, 0], lookLeft, children, behind } = props
  const { top, bottom = 'night', shoes = 'shoe', sleeves = 'long', collar = 'round', skirt } = props
  const skin = `skin-${props.skin}`
  const joints = trunkOf(props)
  const fromFront = trunk === 'front'
  const { place } = joints
  const length = head * grown
  const forward = view === 'front' ? 0 : trunk === 'side' ? 0.14 : 0.06
  const middle = place(forward + headBy[0], -lengths.neck + headBy[1])
  const thick = thickness(girth)
  const arm = { head, length, skin, top, sleeves, thick }
  const nearArm = { ...arm, shoulder: joints.near, arm: near }
  const farArm = { ...arm, shoulder: joints.far, arm: far }
  const leg = { head, length, bottom, shoes, thick }
  const FrontArm = fromFront ? Forearm : WholeArm
  const body = (
    <>
      {!farOver && <WholeArm {...farArm} />}
      {farLeg && <LegDrawn {...leg} hip={joints.farHip} leg={farLeg} />}
      {nearLeg && <LegDrawn {...leg} hip={joints.nearHip} leg={nearLeg} />}
      {behind}
      {skirt && nearLeg && farLeg && (
        <Shape
          d={hull([
            { at: joints.nearHip, r: head * 0.36 },
            { at: joints.farHip, r: head * 0.36 },
            {
              at: along(
                joints.nearHip,
                nearLeg.thigh,
                lengths.thigh * length * (nearLeg.seen ?? 1),
              ),
              r: head * 0.32,
            },
            {
              at: along(joints.farHip, farLeg.thigh, lengths.thigh * length * (farLeg.seen ?? 1)),
              r: head * 0.32,
            },
          ])}
          fill={bottom}
        />
      )}
      <Shape d={hull(joints.discs)} fill={top} />
      {fromFront && farOver && <ShoulderArm {...farArm} seam={joints.farSeam} />}
      {fromFront && <ShoulderArm {...nearArm} seam={joints.nearSeam} />}
      <Shape
        d={limb([
          { at: place(trunk === 'side' ? 0.06 : 0, 0.02), r: head * (0.2 + girth * 0.1) },
          {
            at: [middle[0] - head * (view === 'front' ? 0 : 0.07), middle[1] + head * 0.2],
            r: head * (0.185 + girth * 0.1),
          },
        ])}
        fill={skin}
      />
      <Collar kind={collar} place={place} skin={skin} head={head} trunk={trunk} top={top} />
      <Head
        {...props}
        at={middle}
        height={head}
        view={view}
        mood={mood}
        tilt={tilt}
        left={lookLeft}
        broad={1 + girth * 0.25}
      />
      {children}
      {farOver && <FrontArm {...farArm} />}
      <FrontArm {...nearArm} />
    </>
  )
  if (!left) return <g>{body}</g>
  return <g transform={`matrix(-1 0 0 1 ${2 * hip[0]} 0)`}>{body}</g>
}
