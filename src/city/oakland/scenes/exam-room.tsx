import { reach } from '#design/people/arm.tsx'
import { chiropractor } from '#design/people/chiropractor.ts'
import { Area, Line, Piece, Shape, Stroke } from '#design/people/marks.tsx'
import { box, repeat } from '#design/people/outlines.ts'
import { Person } from '#design/people/person.tsx'
import { WideSheet } from '#design/people/wide-sheet.tsx'
import { FarSkyline } from './far-skyline.tsx'

/** The exam room: a woman sits on the table, the chiropractor feels along her neck. */
export const ExamRoom = () => (
  <WideSheet>
    <Area fill="fog" d={box(0, 0, 600, 400)} />
    <Area fill="dawn" d="M0 336H600V400H0z" />
    <Stroke stroke="bay-2" d="M0 336H600" />
    <Piece fill="sky" stroke="bay" d={box(20, 40, 176, 148, 6)} />
    <clipPath id="window">
      <path d={box(22, 42, 172, 144, 5)} />
    </clipPath>
    <g clipPath="url(#window)">
      <FarSkyline transform="translate(-222 66) scale(.56)" />
      <Area fill="mist" d={box(20, 168, 200, 30)} />
    </g>
    <Stroke stroke="bay" d="M20 46a6 6 0 0 1 6-6H190a6 6 0 0 1 6 6V188H20zM108 40V188M10 192H206" />
    <Piece fill="white" d={box(470, 40, 96, 150, 4)} />
    <Stroke stroke="bay" d="M518 58C506 82 530 96 518 120C506 142 528 150 518 172" />
    <Line stroke="clay" d={repeat(8, (i) => `M${508 + (i % 2) * 4} ${66 + i * 13}h16`)} />
    <Line stroke="bay-2" d="M484 64h12M484 72h8M540 140h14M540 148h10" />
    <Shape fill="night" d={`${box(132, 300, 14, 86, 3)}${box(376, 300, 14, 86, 3)}`} />
    <Shape fill="wood" d={box(96, 286, 330, 22, 6)} />
    <Shape fill="teal" d={box(90, 262, 342, 28, 10)} />
    <Piece fill="white" d="M300 262h112v10q-56 6-112 0z" />
    <Person
      head={58}
      hip={[256, 256]}
      trunk="side"
      left
      view="turned"
      skin={4}
      hair="bun"
      hairColor="hair-1"
      mood="calm"
      top="rust"
      bottom="night"
      tilt={-8}
      sleeves="short"
      near={{ upper: 10, fore: 62, hand: 70 }}
      far={{ upper: 26, fore: 60 }}
      nearLeg={{ thigh: 86, shin: 6 }}
      farLeg={{ thigh: 78, shin: 12 }}
    />
    <Person
      head={58}
      hip={[382, 262]}
      left
      {...chiropractor}
      mood="calm"
      tilt={6}
      near={{ ...reach(1.55, 0.1), hand: 104 }}
      far={{ ...reach(1.0, -0.5), hand: 118, thumb: 'other' }}
      nearLeg={{ thigh: -2, shin: 0 }}
      farLeg={{ thigh: 4, shin: 2 }}
    />
  </WideSheet>
)
