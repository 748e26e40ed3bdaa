import type { ComponentType, ReactNode } from 'react'
import { Area, Line, Shape, Stroke } from '#design/people/marks.tsx'
import { Person, reach } from '#design/people/person.tsx'
import { WideSheet, wideSheet } from '#design/people/wide-sheet.tsx'
import { type BodyPartName, spines } from './body-part-names.ts'

/** A sheet whose middle is the spine of who is drawn: a line comes in there from below. */
const BodySheet = ({ of, children }: { of: BodyPartName; children: ReactNode }) => (
  <WideSheet>
    <g transform={`translate(${wideSheet.width / 2 - spines[of].enters[0]})`}>{children}</g>
  </WideSheet>
)

/** A still ground for what hurts. */
const Ground = ({ fill }: { fill: string }) => (
  <Area
    fill={fill}
    d="M300 14C424 14 548 74 566 190C580 300 520 404 520 404H70C34 330 14 250 40 170C74 66 184 14 300 14z"
  />
)

/** From the side, a hand on the back of the neck. */
const Neck = () => (
  <BodySheet of="neck">
    <Ground fill="dawn" />
    <Person
      head={176}
      hip={[262, 640]}
      trunk="side"
      view="side"
      skin={4}
      hair="bun"
      hairColor="hair-1"
      mood="sore"
      top="teal"
      lean={3}
      tilt={6}
      near={{ ...reach(0.22, -0.34, -1), hand: 256, thumb: 'other' }}
      far={{ upper: 10, fore: 20 }}
    />
    <Stroke stroke="clay" d="M196 172q-18 20-14 50M176 162q-26 30-18 70" />
  </BodySheet>
)

/** The head is thrown forward and back. */
const Whiplash = () => (
  <BodySheet of="whiplash">
    <Ground fill="fog" />
    <g opacity=".35">
      <Person
        head={150}
        hip={[270, 600]}
        trunk="side"
        view="side"
        skin={2}
        hair="short"
        hairColor="hair-2"
        mood="closed"
        top="hill-2"
        tilt={34}
        headBy={[0.42, 0.2]}
        near={{ upper: 20, fore: 60 }}
        far={{ upper: 20, fore: 60 }}
      />
    </g>
    <Person
      head={150}
      hip={[270, 600]}
      trunk="side"
      view="side"
      skin={2}
      hair="short"
      hairColor="hair-2"
      mood="sore"
      top="rust"
      tilt={-20}
      headBy={[-0.2, 0.04]}
      near={{ upper: 28, fore: 80 }}
      far={{ upper: 30, fore: 90 }}
    />
    <Stroke stroke="clay" d="M232 46Q320 4 404 62M404 62l-4-18M404 62l-18-2" />
    <Line stroke="clay" d="M150 210q-16 20-12 46M132 204q-24 28-16 66" />
  </BodySheet>
)

/** Standing bent a little, a hand on the small of the back. */
const Back = () => (
  <BodySheet of="back">
    <Ground fill="dawn" />
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
  <BodySheet of="headache">
    <Ground fill="fog" />
    <Person
      head={170}
      hip={[300, 650]}
      view="front"
      skin={5}
      hair="curls"
      hairColor="hair-1"
      mood="closed"
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
  <BodySheet of="shoulder">
    <Ground fill="dawn" />
    <Person
      head={140}
      hip={[286, 520]}
      view="turned"
      skin={1}
      hair="long"
      hairColor="hair-3"
      mood="sore"
      top="teal"
      tilt={6}
      near={{ ...reach(0.86, 0.12, -1), hand: 118 }}
      far={{ upper: 12, fore: -6 }}
    />
    <Stroke stroke="clay" d="M424 250q22 8 30 34M432 224q36 12 48 52" />
  </BodySheet>
)

/** In a dim room, a hand that shades the eyes. */
const Concussion = () => (
  <BodySheet of="concussion">
    <Ground fill="hill-2" />
    <Person
      head={168}
      hip={[300, 620]}
      view="turned"
      skin={3}
      hair="short"
      hairColor="hair-1"
      mood="closed"
      top="night"
      tilt={10}
      near={{ upper: -12, fore: 8 }}
      far={{ ...reach(0.1, -0.8, -1), hand: 214 }}
    />
    <Stroke stroke="clay" d="M190 84q-26 30-18 72M168 70q-36 44-24 100" />
    <Line stroke="bay-2" d="M452 60l26-16M470 96l30-6M472 134l30 8" />
  </BodySheet>
)

/** One hand on the chest, one on the belly, breathing out. */
const Anxiety = () => (
  <BodySheet of="anxiety">
    <Ground fill="mist" />
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

/** The chiropractor tests with a brush what an arm can feel. */
const NerveExam = () => (
  <BodySheet of="nerve-exam">
    <Ground fill="fog" />
    <Person
      head={112}
      hip={[170, 414]}
      view="turned"
      skin={2}
      hair="bob"
      hairColor="hair-4"
      old
      glasses
      mood="calm"
      top="leaf"
      sleeves="short"
      tilt={8}
      near={{ upper: -8, fore: 40 }}
      far={{ ...reach(1.56, 1.0, -1), hand: 88 }}
    />
    <Person
      head={104}
      hip={[508, 420]}
      view="turned"
      left
      skin={5}
      hair="short"
      hairColor="hair-1"
      beard
      mood="calm"
      top="white"
      collar="coat"
      tilt={8}
      near={{
        ...reach(1.16, 0.66, -1),
        hand: 76,
        fist: true,
        holds: <Shape fill="brick" d="M-30-34l6-4L4 8l-7 4z" />,
      }}
      far={{ ...reach(0.56, 1.2, -1), hand: 60 }}
      farOver
    />
    <Stroke stroke="clay" d="M188 172Q222 186 242 222Q262 292 330 312L388 318" />
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
