import { Area, Line, Piece, Shape, Stroke } from '#design/people/marks.tsx'
import { box, ring } from '#design/people/outlines.ts'
import { Person } from '#design/people/person.tsx'
import { WideSheet } from '#design/people/wide-sheet.tsx'
import { FarSkyline } from './far-skyline.tsx'

/** The wall with the port in its window, and three chairs. */
const Room = () => (
  <>
    <Area fill="dawn" d={box(0, 0, 600, 400)} />
    <Piece fill="sky" stroke="bay" d={box(196, 30, 240, 128, 6)} />
    <clipPath id="pane">
      <path d={box(198, 32, 236, 124, 5)} />
    </clipPath>
    <g clipPath="url(#pane)">
      <FarSkyline transform="translate(112 38) scale(.62)" />
      <Area fill="mist" d={box(190, 150, 250, 20)} />
    </g>
    <Stroke stroke="bay" d={`${box(196, 30, 240, 128, 6)}M316 30V158M186 162H446`} />
    <Piece fill="card" stroke="bay" d={box(42, 40, 96, 72, 3)} />
    <Area fill="mist" d={box(50, 48, 80, 56)} />
    <Area fill="hill-2" d="M50 92q30-30 48-14t32-12v38H50z" />
    <Area fill="clay" d={ring(112, 62, 6)} />
    <Area fill="fog" d={box(0, 330, 600, 70)} />
    <Stroke stroke="bay-2" d="M0 330H600" />
    <Shape
      fill="teal"
      d={`${box(116, 196, 104, 96, 10)}${box(246, 196, 104, 96, 10)}${box(412, 196, 104, 96, 10)}`}
    />
    <Shape
      fill="wood"
      d={`${box(110, 280, 116, 16, 6)}${box(240, 280, 116, 16, 6)}${box(406, 280, 116, 16, 6)}`}
    />
    <Stroke d="M122 296v74M214 296v74M252 296v74M344 296v74M418 296v74M510 296v74" />
  </>
)

/** The waiting room: a mother with a small boy, the grandmother beside her, a young man reads. */
export const WaitingRoom = () => (
  <WideSheet>
    <Room />
    <Person
      head={52}
      hip={[168, 274]}
      skin={4}
      hair="bun"
      hairColor="hair-5"
      old
      mood="smile"
      top="leaf"
      bottom="night"
      skirt
      build={1.1}
      girth={0.35}
      collar="shirt"
      tilt={6}
      near={{ upper: -16, fore: 44, hand: 66 }}
      far={{ upper: 22, fore: -44, hand: -66 }}
      nearLeg={{ thigh: -12, shin: 2, seen: 0.44, foot: -70 }}
      farLeg={{ thigh: 12, shin: 0, seen: 0.44 }}
    />
    <Shape fill="rust" d="M150 282q18-12 36 0l6 34h-48z" />
    <Stroke d="M158 280q10-22 20 0" />
    <Person
      head={52}
      hip={[298, 274]}
      left
      skin={4}
      hair="curls"
      hairColor="hair-1"
      mood="smile"
      top="rust"
      bottom="shoe"
      tilt={-8}
      near={{ upper: -16, fore: 56, hand: 76 }}
      far={{ upper: 22, fore: -36, hand: -60 }}
      nearLeg={{ thigh: -16, shin: 0, seen: 0.44, foot: -70 }}
      farLeg={{ thigh: 16, shin: 0, seen: 0.44 }}
    >
      <Person
        head={42}
        grown={0.6}
        hip={[298, 282]}
        left
        skin={4}
        hair="short"
        hairColor="hair-1"
        mood="smile"
        top="peach"
        bottom="teal"
        shoes="white"
        near={{ upper: -20, fore: 30 }}
        far={{ upper: 20, fore: 120 }}
        nearLeg={{ thigh: -26, shin: -6, seen: 0.7, foot: -80 }}
        farLeg={{ thigh: 26, shin: 6, seen: 0.7 }}
      />
    </Person>
    <Person
      head={52}
      hip={[464, 274]}
      left
      skin={1}
      hair="crop"
      hairColor="hair-3"
      glasses
      mood="calm"
      top="night"
      bottom="wood-2"
      tilt={8}
      near={{ upper: -20, fore: 60, hand: 96, thumb: 'other' }}
      far={{ upper: 20, fore: -62, hand: -98 }}
      nearLeg={{ thigh: -14, shin: 0, seen: 0.44, foot: -70 }}
      farLeg={{ thigh: 14, shin: 0, seen: 0.44 }}
    >
      <Shape fill="white" d="M430 226l34 8 34-8v44l-34 8-34-8z" />
      <Line d="M464 234v44M438 240l18 4M438 250l18 4M472 244l18-4M472 254l18-4" />
    </Person>
    <Shape fill="brick" d="M550 388l-8-52h60v52z" />
    <Area
      fill="leaf"
      d="M570 338q-46-30-40-92q40 24 40 92zM572 338q-10-70 22-104q22 50-22 104zM568 338q-60-4-76-40q50-6 76 40z"
    />
    <Line d="M570 338q-18-44-30-70M572 338q8-50 18-80" />
    <Shape
      fill="wood"
      d={`${box(20, 300, 78, 12, 4)}${box(52, 310, 14, 74, 2)}${box(34, 382, 50, 8, 3)}`}
    />
    <Piece fill="white" d="M30 300l10-8h40l-8 8z" />
    <Piece fill="rust" d="M36 292l8-7h38l-7 7z" />
  </WideSheet>
)
