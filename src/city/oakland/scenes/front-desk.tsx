import { Area, Line, Piece, Shape, Stroke } from '#design/people/marks.tsx'
import { box, repeat, ring } from '#design/people/outlines.ts'
import { Person } from '#design/people/person.tsx'
import { WideSheet } from '#design/people/wide-sheet.tsx'

const leaf = (x: number, y: number, dx: number, dy: number) =>
  `M${x} ${y}q${dx * 0.1 - dy * 0.3} ${dy * 0.6} ${dx} ${dy}q${-dx * 0.2 + dy * 0.3} ${-dy * 0.2} ${-dx} ${-dy}z`

/** The front desk: somebody arrives with a hand on the small of the back, and is welcomed. */
export const FrontDesk = () => (
  <WideSheet>
    <Area fill="dawn" d={box(0, 0, 600, 400)} />
    <Area fill="paper" d={box(250, 0, 350, 250)} />
    <Piece fill="card" stroke="bay-2" d={ring(540, 66, 27)} />
    <Stroke stroke="bay" d="M540 66V50M540 66l11 7" />
    <Line stroke="bay-2" d="M540 43v4M540 85v4M517 66h4M559 66h4" />
    <Stroke stroke="bay-2" d="M300 66h130M300 132h70" />
    <Shape fill="teal" d={`${box(308, 34, 14, 30, 2)}${box(340, 38, 11, 26, 2)}`} />
    <Shape fill="rust" d={`${box(324, 28, 13, 36, 2)}${box(372, 34, 20, 30, 2)}`} />
    <Shape fill="white" d={box(354, 32, 12, 32, 2)} />
    <Shape fill="brick" d="M312 112h24l-4 18h-16z" />
    <Area
      fill="leaf"
      d={`${leaf(324, 112, -20, -26)}${leaf(324, 112, 18, -28)}${leaf(324, 112, -2, -36)}`}
    />
    <Person
      head={62}
      hip={[442, 300]}
      left
      skin={5}
      hair="locs"
      hairColor="hair-1"
      mood="smile"
      top="teal"
      collar="shirt"
      tilt={4}
      near={{ upper: -16, fore: 70, hand: 92 }}
      far={{ upper: 36, fore: 66, hand: 88, thumb: 'other' }}
    />
    <Shape fill="night" d={`${box(506, 186, 74, 56, 5)}${box(536, 240, 14, 20)}`} />
    <Area fill="lit-screen" d={box(512, 192, 62, 44, 2)} />
    <Shape fill="wood" d={box(256, 252, 360, 20, 6)} />
    <Shape fill="card" d="M276 274H604V404H276z" />
    <Line stroke="bay-2" d={repeat(11, (i) => `M${302 + i * 28} 286v116`)} />
    <Piece fill="white" d="M354 250l8-20h58l-4 20z" />
    <Line d="M370 238h36M368 244h26" />
    <Shape fill="rust" d={box(308, 226, 20, 25, 3)} />
    <Line d="M328 232q10 0 8 8q-1 6-8 6M314 222q-4-6 0-10M322 222q-4-6 0-10" />
    <Person
      head={62}
      hip={[166, 306]}
      trunk="side"
      view="turned"
      skin={2}
      hair="bob"
      hairColor="hair-3"
      mood="calm"
      top="night"
      bottom="shoe"
      lean={7}
      near={{ upper: -42, fore: 38, hand: 60 }}
      far={{ upper: 56, fore: 96, hand: 96 }}
      nearLeg={{ thigh: 4, shin: 0 }}
      farLeg={{ thigh: -8, shin: -10 }}
    />
    <Stroke stroke="clay" d="M118 268q-9 12-3 28M106 260q-16 20-6 46" />
    <Shape fill="rust" d="M20 400l8-60h56l8 60z" />
    <Area
      fill="leaf"
      d={`${leaf(56, 342, -44, -60)}${leaf(56, 342, 40, -70)}${leaf(56, 342, -8, -100)}${leaf(56, 342, -52, -16)}${leaf(56, 342, 24, -108)}${leaf(56, 342, -34, -100)}`}
    />
    <Line d="M56 342q-10-60-6-96M56 342q-20-30-40-56M56 342q16-40 36-66" />
  </WideSheet>
)
