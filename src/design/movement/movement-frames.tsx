import type { ComponentType, ReactNode } from 'react'
import { reach } from '#design/people/arm.tsx'
import type { Looks } from '#design/people/looks.ts'
import { Area, Piece, Shape, Stroke } from '#design/people/marks.tsx'
import { box } from '#design/people/outlines.ts'
import { type Clothes, Person, type Pose, step } from '#design/people/person.tsx'
import { type MovementName, movementNames } from './movement-names.ts'

/** Who shows a movement: the same person in all frames of it. */
type Who = Looks & Clothes & { head: number; build?: number }

interface Frame extends Pose {
  trunk?: 'front' | 'side'
  /** Where the movement goes: an arrow without its point. */
  arrow?: string
}

interface Movement {
  who: Who
  /** Chair, table, mat or floor, behind the person. */
  behind?: ReactNode
  /** In front of the person. */
  before?: ReactNode
  frames: readonly [Frame, Frame, Frame]
}

const loose = { near: { upper: -7, fore: 6 }, far: { upper: 7, fore: -6 } }
const chairBack = <Shape fill="wood" d={box(44, 112, 112, 120, 14)} />
const floor = <Stroke stroke="bay-2" d="M18 184H182" />

const seated: Pick<Frame, 'nearLeg' | 'farLeg'> = {
  nearLeg: { thigh: 88, shin: 2 },
  farLeg: { thigh: 84, shin: 6 },
}

/** A chair from the side, its seat at this height. */
const chairAt = (seat: number) => (
  <>
    {floor}
    <Stroke stroke="edge" d={`M42 ${seat + 9}V182M96 ${seat + 9}V182`} />
    <Shape fill="wood" d={`${box(36, seat, 66, 9, 3)}${box(30, seat - 58, 9, 67, 4)}`} />
  </>
)

const sitting = { hip: [72, 139] as const, trunk: 'side' as const, view: 'side' as const }
const nodding = {
  hip: [82, 222] as const,
  trunk: 'side' as const,
  view: 'side' as const,
  near: { upper: 8, fore: 50 },
  far: { upper: 14, fore: 56 },
}
const lying = {
  hip: [100, 106] as const,
  view: 'front' as const,
  near: { upper: -62, fore: -30 },
  far: { upper: 62, fore: 30 },
}
const walking = { hip: [100, 104] as const, trunk: 'side' as const, view: 'side' as const, lean: 3 }
const rolling = {
  hip: [96, 238] as const,
  trunk: 'side' as const,
  view: 'side' as const,
  near: { upper: 0, fore: 8 },
  far: { upper: 6, fore: 14 },
}
const upright = { hip: [100, 236] as const, ...loose }
const resting = { upper: -14, fore: 62 }
const atTable = { ...sitting, hip: [62, 128] as const, ...seated }

/** Every movement as three poses, drawn from the front, from the side or, lying, from above. */
const drawn: Readonly<Record<MovementName, Movement>> = {
  'turn-head': {
    who: { head: 62, skin: 3, hair: 'bob', hairColor: 'hair-2', top: 'teal' },
    behind: chairBack,
    frames: [
      { ...upright, view: 'front' },
      { ...upright, view: 'turned', headBy: [0.06, 0], arrow: 'M70 20Q100 8 132 18' },
      {
        ...upright,
        view: 'turned',
        lookLeft: true,
        headBy: [-0.18, 0],
        arrow: 'M130 20Q100 8 68 18',
      },
    ],
  },
  'tilt-head': {
    who: { head: 62, skin: 5, hair: 'short', beard: true, top: 'rust', collar: 'shirt' },
    behind: chairBack,
    frames: [
      { ...upright, view: 'front' },
      { ...upright, view: 'front', tilt: 24, headBy: [0.24, 0.06], arrow: 'M110 18Q150 16 164 50' },
      { ...upright, view: 'front', tilt: -24, headBy: [-0.24, 0.06], arrow: 'M90 18Q50 16 36 50' },
    ],
  },
  'nod-head': {
    who: { head: 62, skin: 2, hair: 'bun', hairColor: 'hair-5', old: true, top: 'leaf' },
    behind: <Shape fill="wood" d={box(36, 104, 14, 110, 6)} />,
    frames: [
      nodding,
      { ...nodding, tilt: 16, headBy: [0.1, 0.05], arrow: 'M146 36Q162 54 160 78' },
      { ...nodding, tilt: 32, headBy: [0.22, 0.14], arrow: 'M152 46Q170 74 158 104' },
    ],
  },
  walk: {
    who: { head: 27, skin: 4, hair: 'curls', top: 'brick', bottom: 'night', shoes: 'white' },
    behind: floor,
    frames: [
      {
        ...walking,
        near: { upper: -28, fore: 4 },
        far: { upper: 30, fore: 52 },
        nearLeg: { ...step(1.1, 2.7), foot: 100 },
        farLeg: { ...step(-1.1, 2.6), foot: 58 },
      },
      {
        ...walking,
        near: { upper: 0, fore: 16 },
        far: { upper: 4, fore: 24 },
        nearLeg: { ...step(0, 2.85), foot: 90 },
        farLeg: { ...step(0.1, 2.3), foot: 76 },
      },
      {
        ...walking,
        near: { upper: 30, fore: 52 },
        far: { upper: -28, fore: 4 },
        nearLeg: { ...step(-1.1, 2.6), foot: 58 },
        farLeg: { ...step(1.1, 2.7), foot: 100 },
        arrow: 'M150 92H178',
      },
    ],
  },
  'rock-knees': {
    who: { head: 28, skin: 1, hair: 'crop', hairColor: 'hair-3', top: 'teal', bottom: 'night' },
    behind: (
      <>
        <Area fill="dawn" d={box(22, 8, 156, 184, 12)} />
        <Piece fill="white" d={box(66, 14, 68, 44, 14)} />
      </>
    ),
    frames: [
      {
        ...lying,
        nearLeg: { thigh: -8, shin: 4, seen: 0.6, shinSeen: 0.6, foot: 0 },
        farLeg: { thigh: 8, shin: -4, seen: 0.6, shinSeen: 0.6, foot: 0 },
      },
      {
        ...lying,
        nearLeg: { thigh: 50, shin: -40, foot: -14 },
        farLeg: { thigh: 68, shin: -34, foot: -14 },
        arrow: 'M104 182Q150 182 164 150',
      },
      {
        ...lying,
        nearLeg: { thigh: -68, shin: 34, foot: 14 },
        farLeg: { thigh: -50, shin: 40, foot: 14 },
        arrow: 'M96 182Q50 182 36 150',
      },
    ],
  },
  'slide-hand': {
    who: {
      head: 34,
      skin: 3,
      hair: 'short',
      old: true,
      hairColor: 'hair-4',
      glasses: true,
      top: 'leaf',
    },
    behind: chairAt(140),
    before: (
      <>
        <Shape fill="wood" d={box(108, 108, 84, 8, 3)} />
        <Piece fill="white" d="M116 104h66l6 4h-76z" />
        <Stroke stroke="edge" d="M180 118V182" />
      </>
    ),
    frames: [
      { ...atTable, near: { ...reach(1.4, 0.82, -1), hand: 90 }, far: resting },
      {
        ...atTable,
        lean: 14,
        near: { ...reach(1.56, 0.74, -1), hand: 90 },
        far: resting,
        arrow: 'M130 82H160',
      },
      {
        ...atTable,
        lean: 28,
        near: { ...reach(1.66, 0.6, -1), hand: 90 },
        far: resting,
        arrow: 'M150 76H182',
      },
    ],
  },
  'roll-shoulders': {
    who: { head: 62, skin: 5, hair: 'bun', top: 'peach' },
    frames: [
      { ...rolling, arrow: 'M128 150Q140 132 130 112' },
      { ...rolling, shouldersBy: [0.06, -0.26], arrow: 'M124 132Q104 96 76 118' },
      { ...rolling, shouldersBy: [-0.24, -0.02], arrow: 'M56 116Q42 136 54 162' },
    ],
  },
  'stand-up': {
    who: {
      head: 27,
      skin: 4,
      hair: 'bun',
      hairColor: 'hair-5',
      old: true,
      top: 'rust',
      bottom: 'night',
    },
    behind: chairAt(150),
    frames: [
      {
        ...sitting,
        ...seated,
        near: { ...reach(0.72, 1.56, -1), hand: 60 },
        far: { upper: 14, fore: 50 },
      },
      {
        ...sitting,
        hip: [86, 128],
        lean: 40,
        tilt: 10,
        near: { ...reach(0.5, 1.6, -1), hand: 40 },
        far: { upper: 20, fore: 60 },
        nearLeg: { ...step(1, 1.86), foot: 90 },
        farLeg: { ...step(1.1, 1.84), foot: 90 },
        arrow: 'M72 66Q82 44 108 42',
      },
      {
        ...sitting,
        hip: [116, 100],
        near: { upper: 4, fore: 14 },
        far: { upper: 10, fore: 20 },
        nearLeg: { thigh: 2, shin: -2, foot: 90 },
        farLeg: { thigh: 8, shin: 2, foot: 90 },
        arrow: 'M78 76Q78 42 92 24',
      },
    ],
  },
}

/** The point of an arrow, which turns as the arrow does. */
const ArrowHead = () => (
  <marker id="to" viewBox="-6 -4 8 8" markerWidth="6" markerHeight="6" orient="auto">
    <path d="M-5-3.4L0 0L-5 3.4" stroke="var(--clay)" strokeWidth="1.6" />
  </marker>
)

/** The side of a frame, in units of the drawing. */
const frameSide = 200

/** A movement as a strip of three frames. */
function MovementStrip({ name }: { name: MovementName }) {
  const { who, behind, before, frames } = drawn[name]
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the page that shows the file says what it shows
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={frameSide * frames.length}
      height={frameSide}
      viewBox={`0 0 ${frameSide * frames.length} ${frameSide}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <ArrowHead />
      <clipPath id="frame">
        <path d={box(4, 4, 192, 192, 14)} />
      </clipPath>
      {frames.map(({ arrow, ...pose }, index) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: the frames never change
          key={index}
          transform={`translate(${index * frameSide})`}
          clipPath="url(#frame)"
        >
          <Area fill="fog" d={box(0, 0, frameSide, frameSide)} />
          {behind}
          <Person {...who} {...pose} />
          {before}
          {arrow && <path d={arrow} stroke="var(--clay)" strokeWidth="2.5" markerEnd="url(#to)" />}
        </g>
      ))}
    </svg>
  )
}

const strip = (name: MovementName) => () => <MovementStrip name={name} />

/** What draws each movement, by its name. */
export const movementStrips: readonly (readonly [MovementName, ComponentType])[] =
  movementNames.map((name) => [name, strip(name)])
