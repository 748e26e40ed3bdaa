import { reach } from '#design/people/arm.tsx'
import { Area, Line, Piece, Shape, Stroke } from '#design/people/marks.tsx'
import { box, repeat, ring } from '#design/people/outlines.ts'
import { Person } from '#design/people/person.tsx'
import { WideSheet } from '#design/people/wide-sheet.tsx'

const wheel = (x: number, y: number) =>
  [0, 30, 60, 90, 120, 150]
    .map((degrees) => {
      const [dx, dy] = [
        Math.cos((degrees * Math.PI) / 180) * 46,
        Math.sin((degrees * Math.PI) / 180) * 46,
      ]
      return `M${Math.round(x - dx)} ${Math.round(y - dy)}L${Math.round(x + dx)} ${Math.round(y + dy)}`
    })
    .join('')

/** Beside a street of the flats: a father kneels and closes the helmet of his daughter. */
export const Bicycle = () => (
  <WideSheet>
    <Area fill="sky" d={box(0, 0, 600, 400)} />
    <Area fill="hill-1" d="M0 150Q160 84 330 118T600 96V280H0z" />
    <Area fill="hill-2" d="M0 196Q140 160 300 178T600 164V290H0z" />
    <Piece
      fill="card"
      stroke="bay-2"
      d="M20 268V160l56-40 56 40v108zM168 268V150h112v118zM330 268V166l52-36 52 36v102zM470 268V146h116v122z"
    />
    <Piece
      fill="roof"
      stroke="bay-2"
      d="M10 166l66-50 66 50-8 6-58-42-58 42zM160 150h128v-12H160zM322 172l60-46 60 46-7 6-53-38-53 38zM462 146h132v-12H462z"
    />
    <Area
      fill="lit-window"
      d={`${box(48, 176, 24, 28, 2)}${box(86, 176, 24, 28, 2)}${box(184, 168, 26, 32, 2)}${box(238, 168, 26, 32, 2)}${box(354, 182, 22, 26, 2)}${box(390, 182, 22, 26, 2)}${box(486, 164, 26, 32, 2)}${box(544, 164, 26, 32, 2)}`}
    />
    <Piece fill="teal" stroke="bay-2" d={`${box(66, 224, 24, 44, 2)}${box(212, 222, 26, 46, 2)}`} />
    <Piece
      fill="rust"
      stroke="bay-2"
      d={`${box(370, 224, 24, 44, 2)}${box(516, 220, 26, 48, 2)}`}
    />
    <Piece
      fill="leaf"
      stroke="bay-2"
      d="M296 236q-26-8-22-34q-18-30 14-44q10-28 34-8q30 8 16 40q12 38-26 46z"
    />
    <Stroke stroke="bay" d="M306 270V206M306 226l12-12" />
    <Area fill="fog" d={box(0, 266, 600, 60)} />
    <Area fill="road" d={box(0, 324, 600, 76)} />
    <Stroke stroke="bay-2" d="M0 266H600M0 324H600" />
    <Line stroke="bay-2" d={repeat(5, (i) => `M${80 + i * 124} 266l-10 58`)} />
    <Area
      fill="white"
      d="M20 372h70v7H20zM150 372h70v7h-70zM280 372h70v7h-70zM410 372h70v7h-70zM540 372h70v7h-70z"
    />
    <Line stroke="bay-2" d={`${wheel(424, 300)}${wheel(546, 300)}`} />
    <Stroke d={`${ring(424, 300, 46)}${ring(546, 300, 46)}`} />
    <g stroke="var(--brick)" strokeWidth="6">
      <path d="M424 300L456 228H520L484 300H424M484 300L448 236M520 228L546 300" />
    </g>
    <Stroke d="M516 228l-4-22q10-8 24-4M440 228h22M484 300m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0l-8 16M484 300l10 14" />
    <Shape fill="shoe" d="M430 222h34q4 0 4 6h-36q-6-2-2-6z" />
    <Person
      head={56}
      hip={[194, 282]}
      trunk="side"
      view="turned"
      skin={3}
      hair="short"
      hairColor="hair-1"
      beard
      mood="smile"
      top="teal"
      bottom="night"
      lean={4}
      tilt={4}
      near={{ ...reach(1.86, -0.3), hand: 110 }}
      far={{ ...reach(2, -0.5), hand: 112 }}
      nearLeg={{ thigh: 84, shin: -4 }}
      farLeg={{ thigh: 20, shin: -82, foot: 4 }}
    />
    <Person
      head={52}
      grown={0.74}
      hip={[352, 288]}
      left
      skin={3}
      hair="helmet"
      hairColor="rust"
      mood="smile"
      top="peach"
      bottom="leaf"
      shoes="white"
      near={{ upper: -16, fore: 6 }}
      far={{ upper: 14, fore: -6 }}
      nearLeg={{ thigh: -6, shin: -2, foot: -80 }}
      farLeg={{ thigh: 6, shin: 2 }}
    />
    <Line d="M336 186q0 14 8 24M368 190q-4 14-12 20" />
  </WideSheet>
)
