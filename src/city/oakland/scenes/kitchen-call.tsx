import { Area, Line, Piece, Shape, Stroke } from '#design/people/marks.tsx'
import { box, repeat, ring } from '#design/people/outlines.ts'
import { Person } from '#design/people/person.tsx'
import { WideSheet } from '#design/people/wide-sheet.tsx'

/** A kitchen table in the evening: a man telephones, his papers spread out before him. */
export const KitchenCall = () => (
  <WideSheet>
    <Area fill="fog" d={box(0, 0, 600, 400)} />
    <Area fill="dawn" d={box(0, 200, 600, 200)} />
    <Stroke stroke="bay-2" d="M0 200H150M424 200H600" />
    <Line stroke="bay-2" d={`${repeat(6, (i) => `M${25 + i * 25} 160v40`)}M0 160H150M0 180H150`} />
    <Piece fill="sky" stroke="bay" d={box(424, 40, 140, 130, 5)} />
    <Area fill="hill-1" d="M426 132q34-28 66-14t70-10v60H426z" />
    <Area fill="hill-2" d="M426 150q44-16 78-4t58-6v28H426z" />
    <Piece
      fill="card"
      stroke="bay-2"
      d="M446 168v-30l20-14 20 14v30zM500 168v-22l16-12 16 12v22z"
    />
    <Area fill="lit" d={`${box(460, 146, 10, 10)}${box(510, 152, 9, 9)}`} />
    <Area fill="moon" d={ring(536, 66, 11)} />
    <Stroke stroke="bay" d={`${box(424, 40, 140, 130, 5)}M494 40V170M416 174H572`} />
    <Shape fill="rust" d="M524 172h22l-3-24h-16z" />
    <Area
      fill="leaf"
      d="M535 148q-16-8-14-26q14 6 14 26zM535 148q14-12 24-12q-6 14-24 12zM535 148q-4-24 6-32q8 16-6 32z"
    />
    <Shape fill="card" d={box(30, 36, 104, 70, 4)} />
    <Line d="M82 36v70M74 66v12M90 66v12" />
    <Line stroke="bay" d="M262 0V44" />
    <Area fill="glow" d="M262 60L150 260H374z" />
    <Shape fill="brick" d="M226 74q4-34 36-34t36 34z" />
    <Piece fill="lamp" d="M248 76q14 14 28 0z" />
    <Person
      head={66}
      hip={[262, 330]}
      view="turned"
      skin={3}
      hair="crop"
      hairColor="hair-4"
      old
      beard
      mood="talk"
      top="leaf"
      collar="shirt"
      build={1.1}
      girth={0.3}
      tilt={-6}
      near={{
        upper: -50,
        seen: 0.42,
        fore: 155,
        hand: 165,
        holds: <Shape fill="night" transform="rotate(-8)" d={box(-2, -26, 12, 44, 4)} />,
      }}
      far={{ upper: 26, fore: 40, hand: 64, thumb: 'other' }}
    />
    <Shape fill="wood" d="M-10 312H610V340H-10z" />
    <Area fill="wood-2" d="M-10 342H610V404H-10z" />
    <Stroke d="M60 342V404M540 342V404" />
    <Piece fill="white" d="M330 304l70-12 30 16-72 14z" />
    <Line d="M350 306l48-8M360 310l46-8" />
    <Piece fill="white" d="M398 308l62-14 44 16-66 14z" />
    <Line d="M420 310l50-9M428 314l48-8" />
    <Piece fill="white" d="M160 314l-60-10-34 12 64 12z" />
    <Line d="M92 310l44 8M84 313l40 8" />
    <Stroke stroke="clay" d="M366 318l34-16" />
    <Shape fill="teal" d={box(494, 278, 28, 32, 4)} />
    <Line d="M522 286q13 0 11 10q-1 8-11 8M502 272q-5-7 0-14M512 272q-5-7 0-14" />
    <Shape fill="night" d="M152 306h38l6 8h-50z" />
  </WideSheet>
)
