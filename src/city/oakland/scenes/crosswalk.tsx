import { Area, Line, Piece, Shape, Stroke } from '#design/people/marks.tsx'
import { box, repeat, ring } from '#design/people/outlines.ts'
import { Person } from '#design/people/person.tsx'
import { WideSheet } from '#design/people/wide-sheet.tsx'

/** A crosswalk: a grandfather with a cane and a girl by the hand; a car has stopped. */
export const Crosswalk = () => (
  <WideSheet>
    <Area fill="sky" d={box(0, 0, 600, 400)} />
    <Area fill="hill-1" d="M0 120Q140 60 280 92T600 70V240H0z" />
    <Piece
      fill="card"
      stroke="bay-2"
      d={`${box(-8, 84, 92, 140)}${box(84, 58, 120, 166)}${box(204, 96, 96, 128)}${box(392, 74, 110, 150)}${box(502, 100, 110, 124)}`}
    />
    <Area
      fill="lit-window"
      d={`${repeat(3, (i) => box(100 + i * 34, 74, 20, 28))}${repeat(3, (i) => box(100 + i * 34, 116, 20, 28))}${repeat(3, (i) => box(404 + i * 32, 90, 18, 26))}${repeat(3, (i) => box(404 + i * 32, 130, 18, 24))}${box(8, 104, 22, 30)}${box(46, 104, 22, 30)}${box(220, 116, 26, 26)}${box(258, 116, 26, 26)}`}
    />
    <Piece fill="rust" stroke="bay-2" d="M90 160h108l8 20H82z" />
    <Piece fill="teal" stroke="bay-2" d="M212 160h80l8 20h-96zM400 166h94l8 18H392z" />
    <Area fill="hill-2" d={box(0, 212, 600, 28)} />
    <Area fill="road" d={box(0, 236, 600, 164)} />
    <Stroke stroke="bay-2" d="M0 236H600" />
    <Area fill="white" d={repeat(6, (i) => `M${-40 + i * 118} 400l40-84h58l-40 84z`)} />
    <Line stroke="bay-2" d="M0 316H600" />
    <Stroke stroke="bay" d="M562 300V60M562 70h-26" />
    <Shape fill="night" d={box(516, 48, 34, 44, 6)} />
    <g fill="none" stroke="var(--lamp)" strokeWidth="2.5">
      <path d="M533 56v.1M533 61v12l-7 12M533 73l6 12M524 69l9-6 8 6" />
    </g>
    <Shape
      fill="teal"
      d="M330 300q-10 0-10-12v-22q0-18 20-22l18-40q6-14 22-14h96q14 0 24 12l26 38 60 8q22 4 22 24v16q0 12-12 12z"
    />
    <Piece fill="lit-window" d="M372 240l16-36q2-6 10-6h34v42zM442 198h34q8 0 13 8l22 34h-69z" />
    <clipPath id="cab">
      <path d="M372 240l16-36q2-6 10-6h34v42zM442 198h34q8 0 13 8l22 34h-69z" />
    </clipPath>
    <g clipPath="url(#cab)">
      <Person
        head={34}
        hip={[462, 302]}
        left
        skin={2}
        hair="short"
        hairColor="hair-3"
        mood="calm"
        top="rust"
        view="turned"
        near={{ upper: 30, fore: 80 }}
        far={{ upper: 40, fore: 90 }}
      />
    </g>
    <Shape fill="teal" d="M320 300V262q0-16 18-20h256q10 0 16 12v36q0 12-12 12z" />
    <Line d="M436 244v54M452 256h16M320 268h26" />
    <Piece fill="lamp" d="M322 258h16q4 0 4 6t-4 6h-16z" />
    <Area fill="glow-2" d="M322 258L180 236v60l142-24z" />
    <Shape fill="shoe" d={`${ring(384, 302, 25)}${ring(548, 302, 25)}`} />
    <Piece fill="fog" d={`${ring(384, 302, 11)}${ring(548, 302, 11)}`} />
    <Person
      head={50}
      hip={[226, 244]}
      trunk="front"
      skin={2}
      hair="bald"
      hairColor="hair-4"
      old
      mood="smile"
      top="night"
      bottom="wood-2"
      collar="shirt"
      tilt={-2}
      near={{ upper: -18, fore: -6, hand: -4 }}
      far={{ upper: 26, fore: 20, fist: true, holds: <Stroke d="M2-8q10-8 14 2M2-8L-4 96" /> }}
      nearLeg={{ thigh: -14, shin: -20 }}
      farLeg={{ thigh: 16, shin: 6 }}
    />
    <Person
      head={42}
      grown={0.78}
      hip={[112, 296]}
      skin={4}
      hair="tail"
      hairColor="hair-1"
      mood="smile"
      top="peach"
      bottom="rust"
      shoes="white"
      skirt
      tilt={6}
      near={{ upper: -30, fore: -10 }}
      far={{ upper: 42, fore: 72, hand: 84, fist: true }}
      nearLeg={{ thigh: -20, shin: -34 }}
      farLeg={{ thigh: 18, shin: 4 }}
    />
  </WideSheet>
)
