import { Area, Line, Piece, Shape, Stroke } from '#design/people/marks.tsx'
import { box, repeat, ring } from '#design/people/outlines.ts'
import { Person } from '#design/people/person.tsx'
import { WideSheet } from '#design/people/wide-sheet.tsx'

/** Boards, windows, door and eaves, with cut paper hung up for a feast. */
const House = () => (
  <>
    <Area fill="sky" d={box(0, 0, 600, 400)} />
    <Area fill="dawn" d={box(0, 60, 600, 260)} />
    <Line stroke="bay-2" d={repeat(13, (i) => `M0 ${76 + i * 18}H600`)} />
    <Area fill="roof" d="M-10 0H610V58H-10z" />
    <Stroke stroke="bay" d="M0 58H600M0 44H600" />
    <Line stroke="bay-2" d={repeat(30, (i) => `M${10 + i * 20} 44v14`)} />
    <Piece fill="teal" stroke="bay" d={box(252, 92, 92, 190, 3)} />
    <Piece fill="lit-window" stroke="bay" d={`M264 148v-20q0-24 34-24t34 24v20z`} />
    <Piece
      fill="teal"
      stroke="bay"
      d={`${box(264, 164, 30, 44, 2)}${box(302, 164, 30, 44, 2)}${box(264, 218, 30, 52, 2)}${box(302, 218, 30, 52, 2)}`}
    />
    <Area fill="lamp" d={ring(336, 190, 4)} />
    <Piece fill="lit-window" stroke="bay" d={box(404, 100, 96, 108, 3)} />
    <Stroke stroke="bay" d="M452 100v108M404 150h96M396 212h112" />
    <Piece fill="lit-window" stroke="bay" d={box(86, 100, 96, 108, 3)} />
    <Stroke stroke="bay" d="M134 100v108M86 150h96M78 212h112" />
    <Piece fill="lamp" stroke="bay" d="M364 116h18l5 22h-28z" />
    <Stroke stroke="bay" d="M373 108v8" />
    <Area fill="rust" d={repeat(4, (i) => `M${58 + i * 132} 66h34v22l-6 7-6-7-5 7-5-7-6 7-6-7z`)} />
    <Area
      fill="leaf"
      d={repeat(4, (i) => `M${102 + i * 132} 67h34v22l-6 7-6-7-5 7-5-7-6 7-6-7z`)}
    />
    <Area fill="paper" d={repeat(8, (i) => `M${75 + i * 66 - (i % 2) * 22} 72l4 5-4 5-4-5z`)} />
    <Line stroke="bay" d="M0 60Q300 74 600 60" />
  </>
)

/** A porch in Fruitvale: a mother on the steps, her boy, and the grandmother in her chair. */
export const Porch = () => (
  <WideSheet>
    <House />
    <Area fill="wood" d={box(0, 282, 600, 22)} />
    <Stroke d="M0 282H600" />
    <Shape fill="white" d={`${box(26, 60, 20, 222)}${box(548, 60, 20, 222)}`} />
    <Line d="M26 84h20M26 262h20M548 84h20M548 262h20" />
    <Shape fill="wood" d={`${box(412, 164, 92, 104, 20)}${box(398, 222, 120, 12, 6)}`} />
    <Line d="M430 176v40M446 172v40M472 172v40M488 176v40" />
    <Person
      head={50}
      hip={[458, 268]}
      left
      skin={2}
      hair="bun"
      hairColor="hair-4"
      old
      glasses
      mood="smile"
      top="leaf"
      bottom="night"
      skirt
      build={1.1}
      near={{ upper: -18, fore: 46, hand: 70 }}
      far={{ upper: 20, fore: -48, hand: -70 }}
      nearLeg={{ thigh: -8, shin: 2, seen: 0.5 }}
      farLeg={{ thigh: 8, shin: -2, seen: 0.5, foot: -80 }}
    >
      <Shape fill="peach" d="M424 236q34 12 68 0l6 52q-40 14-80 0z" />
      <Line d="M428 250q30 10 62 0M424 266q34 12 70 0M446 242l-4 46M472 242l4 46" />
    </Person>
    <Area fill="hill-2" d="M0 304H600V400H0z" />
    <Shape
      fill="wood"
      d={`${box(150, 352, 330, 50)}${box(174, 326, 282, 28)}${box(196, 302, 238, 26)}`}
    />
    <Person
      head={56}
      hip={[272, 306]}
      skin={3}
      hair="long"
      hairColor="hair-1"
      mood="smile"
      top="teal"
      bottom="night"
      tilt={8}
      near={{ upper: -20, fore: 40, hand: 60 }}
      far={{ upper: 50, fore: 84, hand: 110 }}
      nearLeg={{ thigh: -26, shin: 4, seen: 0.46, foot: -80 }}
      farLeg={{ thigh: 26, shin: -4, seen: 0.46 }}
    />
    <Person
      head={48}
      grown={0.76}
      hip={[374, 326]}
      left
      skin={3}
      hair="short"
      hairColor="hair-1"
      mood="smile"
      top="brick"
      bottom="shoe"
      shoes="white"
      sleeves="short"
      tilt={-6}
      near={{ upper: -14, fore: 30, hand: 40 }}
      far={{ upper: 40, fore: 120, hand: 130 }}
      nearLeg={{ thigh: -26, shin: 2, seen: 0.5, foot: -80 }}
      farLeg={{ thigh: 26, shin: -4, seen: 0.5 }}
    />
    <Shape fill="brick" d="M96 392l-8-44h52l-8 44zM504 396l-7-38h46l-7 38z" />
    <Area
      fill="leaf"
      d="M114 350q-40-6-46-44q36 4 46 44zM114 350q40-10 46-46q-38 6-46 46zM114 350q-14-40 2-70q16 34-2 70zM520 360q-30-6-36-34q28 4 36 34zM520 360q30-8 36-36q-30 6-36 36zM520 360q-10-30 2-52q12 26-2 52z"
    />
    <Area
      fill="rust"
      d={`${ring(72, 302, 7)}${ring(160, 302, 7)}${ring(116, 276, 8)}${ring(522, 304, 7)}${ring(486, 322, 6)}${ring(556, 320, 6)}`}
    />
  </WideSheet>
)
