import type { ComponentType, ReactNode } from 'react'
import { reach } from '#design/people/arm.tsx'
import { chiropractor } from '#design/people/chiropractor.ts'
import { Head } from '#design/people/head.tsx'
import { Area, Line, Piece, Shape, Stroke } from '#design/people/marks.tsx'
import { box, repeat } from '#design/people/outlines.ts'
import { Person } from '#design/people/person.tsx'
import { StillGround } from '#design/people/still-ground.tsx'
import { WideSheet, wideSheet } from '#design/people/wide-sheet.tsx'
import { type BodyPartName, spines } from './body-part-names.ts'

interface BodySheetProps {
  of: BodyPartName
  ground: string
  children: ReactNode
}

/** A sheet whose middle is the spine of who is drawn: a line comes in there from below. */
const BodySheet = ({ of, ground, children }: BodySheetProps) => (
  <WideSheet>
    <StillGround fill={ground} />
    <g transform={`translate(${wideSheet.width / 2 - spines[of].enters[0]})`}>{children}</g>
  </WideSheet>
)

/** From the side, a hand on the back of the neck, the elbow before the chest. */
const Neck = () => (
  <BodySheet of="neck" ground="fog">
    <Person
      head={140}
      hip={[260, 526]}
      trunk="side"
      view="side"
      skin={4}
      hair="bun"
      hairColor="hair-1"
      mood="sore"
      top="teal"
      lean={3}
      tilt={10}
      near={{ upper: 54, seen: 0.72, fore: 201, hand: 246, thumb: 'other' }}
      far={{ upper: 10, fore: 20 }}
    />
    <Stroke stroke="clay" d="M206 146q-18 20-14 50M186 136q-26 30-18 70" />
  </BodySheet>
)

/** In the seat of a car, held by its belt: the head is thrown back, then forward. */
const Whiplash = () => (
  <BodySheet of="whiplash" ground="fog">
    <Shape fill="night" d={`${box(118, 246, 108, 190, 34)}${box(92, 112, 52, 104, 20)}`} />
    <Line stroke="night-line" d="M150 270q-14 70-8 134M108 132v64" />
    <Stroke d="M112 216l14 34M128 212l14 34" />
    <g opacity=".5">
      <Head
        at={[182, 146]}
        height={150}
        view="side"
        tilt={-26}
        skin={2}
        hair="short"
        hairColor="hair-2"
        mood="closed"
      />
    </g>
    <Person
      head={150}
      hip={[214, 566]}
      trunk="side"
      view="side"
      skin={2}
      hair="short"
      hairColor="hair-2"
      beard
      mood="sore"
      top="rust"
      tilt={24}
      build={1.15}
      headBy={[0.35, 0.1]}
      near={{ upper: 30, fore: 84 }}
      far={{ upper: 40, fore: 92 }}
    />
    <Piece fill="hair-4" d="M172 262l26-12L330 400h-34z" />
    <Stroke
      stroke="clay"
      d="M168 34Q262-8 352 42M352 42l-4-20M352 42l-21-1M168 34l20 4M168 34l8-19"
    />
  </BodySheet>
)

/** Standing bent a little, a hand on the small of the back. */
const Back = () => (
  <BodySheet of="back" ground="fog">
    <Person
      head={112}
      hip={[270, 386]}
      trunk="side"
      view="turned"
      skin={3}
      hair="crop"
      hairColor="hair-1"
      beard
      mood="sore"
      top="leaf"
      bottom="night"
      lean={10}
      tilt={8}
      build={1.1}
      girth={0.25}
      near={{ ...reach(-0.44, 1.36, -1), hand: 30 }}
      far={{ upper: 34, fore: 70, hand: 80 }}
      nearLeg={{ thigh: 8, shin: -4 }}
      farLeg={{ thigh: -8, shin: -14 }}
    />
    <Stroke stroke="clay" d="M176 268q-16 28-4 60M154 258q-24 38-8 80" />
  </BodySheet>
)

/** Both hands at the temples, eyes shut. */
const Headache = () => (
  <BodySheet of="headache" ground="fog">
    <Person
      head={170}
      hip={[300, 650]}
      view="front"
      skin={5}
      hair="curls"
      hairColor="hair-1"
      mood="aching"
      top="brick"
      farOver
      near={{ upper: -60, seen: 0.55, fore: 150, hand: 160 }}
      far={{ upper: 60, seen: 0.55, fore: -150, hand: -160, thumb: 'other' }}
    />
    <Stroke
      stroke="clay"
      d="M132 96q-18-12-20-36M112 126q-24-4-38-24M468 96q18-12 20-36M488 126q24-4 38-24"
    />
  </BodySheet>
)

/** A hand on the shoulder that hurts. */
const Shoulder = () => (
  <BodySheet of="shoulder" ground="fog">
    <Person
      head={140}
      hip={[286, 520]}
      view="turned"
      skin={1}
      hair="long"
      hairColor="hair-3"
      mood="sore"
      top="rust"
      tilt={6}
      girth={0.3}
      near={{ ...reach(0.86, 0.12, -1), hand: 118 }}
      far={{ upper: 12, fore: -6 }}
    />
    <Stroke stroke="clay" d="M424 250q22 8 30 34M432 224q36 12 48 52" />
  </BodySheet>
)

/** In a dim room, the blind let down: an elbow on the knee, the forehead in the hand. */
const Concussion = () => (
  <BodySheet of="concussion" ground="hill-2">
    <Piece fill="dusk" d={box(330, 44, 104, 150, 4)} />
    <Line stroke="night-line" d={repeat(7, (i) => `M336 ${64 + i * 20}h92`)} />
    <Stroke d={`${box(330, 44, 104, 150, 4)}M320 202h124`} />
    <Shape fill="fog" d="M296 276Q350 290 412 272Q400 338 414 410H292Q308 340 296 276z" />
    <Line d="M382 292q-6 46 2 96M362 296q-4 20-2 42" />
    <Person
      head={108}
      hip={[290, 374]}
      left
      trunk="side"
      view="side"
      skin={3}
      hair="short"
      hairColor="hair-1"
      mood="aching"
      top="teal"
      lean={18}
      tilt={28}
      headBy={[0.1, 0.16]}
      near={{ upper: 64, fore: 181, hand: 200, thumb: 'other' }}
      far={{ upper: 30, fore: 10, hidden: true }}
      nearLeg={{ thigh: 116, shin: -6 }}
      farLeg={{ thigh: 112, shin: 4 }}
    />
    <Stroke stroke="clay" d="M208 48q14-16 12-34M226 70q22-6 34-24M186 36q2-16-8-28" />
  </BodySheet>
)

/** One hand on the chest, one on the belly, breathing out. */
const Anxiety = () => (
  <BodySheet of="anxiety" ground="mist">
    <Line
      stroke="bay-2"
      d="M112 200q20-70 84-110M82 220q18-96 104-150M488 200q-20-70-84-110M518 220q-18-96-104-150"
    />
    <Person
      head={116}
      hip={[300, 402]}
      view="front"
      skin={4}
      hair="locs"
      hairColor="hair-1"
      mood="closed"
      top="rust"
      collar="high"
      tilt={3}
      farOver
      near={{ ...reach(0.36, 0.36, -1), hand: 104 }}
      far={{ ...reach(-0.3, 1.34, 1), hand: -96 }}
    />
  </BodySheet>
)

/** The chiropractor holds a wrist, and tests with a brush what the arm feels: the nerve runs there. */
const NerveExam = () => (
  <BodySheet of="nerve-exam" ground="fog">
    <Shape fill="wood" d={box(382, 240, 24, 200, 12)} />
    <Shape fill="brick" d="M478 410l-8-52h64l-8 52z" />
    <Area
      fill="leaf"
      d="M500 354q-46-30-40-92q40 24 40 92zM502 354q-10-70 22-104q22 50-22 104zM498 354q-60-4-76-40q50-6 76 40z"
    />
    <Line d="M500 354q-18-44-30-70M502 354q8-50 18-80" />
    <Person
      head={86}
      hip={[320, 404]}
      trunk="side"
      left
      view="turned"
      skin={2}
      hair="bob"
      hairColor="hair-4"
      old
      glasses
      mood="calm"
      top="leaf"
      sleeves="short"
      tilt={4}
      girth={0.3}
      near={{ ...reach(1, 0.92, -1), hand: 92 }}
      far={{ upper: 0, fore: 0, hidden: true }}
    />
    <Stroke stroke="clay" d="M318 230Q322 248 318 268L304 328Q300 339 287 337L214 329" />
    <Shape fill="wood" d={box(188, 350, 96, 16, 6)} />
    <Person
      head={82}
      hip={[164, 402]}
      trunk="side"
      {...chiropractor}
      mood="calm"
      tilt={10}
      near={{
        ...reach(0.6, 0.5, -1),
        hand: 70,
        fist: true,
        holds: (
          <>
            <Shape fill="white" d="M13 17l7-4q8 10 6 22q-10-6-13-18z" />
            <Shape fill="brick" d="M-10-24l6-3L21 13l-9 5z" />
          </>
        ),
      }}
      far={{ upper: -16, seen: 0.55, fore: 64, hand: 84 }}
    />
  </BodySheet>
)

/** What draws each part of the body that hurts. */
export const bodyParts: Readonly<Record<BodyPartName, ComponentType>> = {
  neck: Neck,
  whiplash: Whiplash,
  back: Back,
  headache: Headache,
  shoulder: Shoulder,
  concussion: Concussion,
  anxiety: Anxiety,
  'nerve-exam': NerveExam,
}
