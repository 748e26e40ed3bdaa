import { Area, Line, Piece, Shape, Stroke } from '#design/people/marks.tsx'
import { box, repeat } from '#design/people/outlines.ts'
import { Person } from '#design/people/person.tsx'
import { WideSheet } from '#design/people/wide-sheet.tsx'

const palm = (x: number, y: number) =>
  `M${x} ${y}q-4-40 2-72M${x + 2} ${y - 72}q-22-12-34 4M${x + 2} ${y - 72}q-18-22-32-14M${x + 2} ${y - 72}q20-14 32 2M${x + 2} ${y - 72}q14-22 30-14M${x + 2} ${y - 72}q0-22 8-26`

/** A shop of International Boulevard: awning, window, sign without words. */
function Shop({
  x,
  width,
  awning,
  sign,
}: {
  x: number
  width: number
  awning: string
  sign: string
}) {
  return (
    <>
      <Piece fill="card" stroke="bay-2" d={box(x, 84, width, 126)} />
      <Area fill={sign} d={box(x + 10, 92, width - 20, 18, 3)} />
      <Area fill="lit-window" d={box(x + 10, 142, width - 20, 50)} />
      <Piece fill={awning} stroke="bay-2" d={`M${x + 4} 118h${width - 8}l6 22h${-width - 4}z`} />
      <Line
        stroke="bay-2"
        d={repeat(Math.floor(width / 22), (i) => `M${x + 14 + i * 22} 118v22`)}
      />
    </>
  )
}

/** On the bus along International Boulevard: a woman holds on and sits upright, a student stands. */
export const Bus = () => (
  <WideSheet>
    <Area fill="fog" d={box(0, 0, 600, 400)} />
    <clipPath id="windows">
      <path d={`${box(-20, 54, 300, 172, 18)}${box(300, 54, 330, 172, 18)}`} />
    </clipPath>
    <g clipPath="url(#windows)">
      <Area fill="sky" d={box(-20, 40, 660, 200)} />
      <Area fill="hill-1" d="M-20 110q120-50 260-22t380-24v180H-20z" />
      <Shop x={-14} width={96} awning="rust" sign="hill-2" />
      <Shop x={88} width={118} awning="teal" sign="peach" />
      <Shop x={212} width={92} awning="brick" sign="hill-2" />
      <Shop x={352} width={124} awning="teal" sign="hill-2" />
      <Shop x={482} width={130} awning="rust" sign="peach" />
      <Stroke stroke="leaf" d={`${palm(326, 222)}${palm(90, 214)}`} />
      <Area fill="hill-2" d={box(-20, 208, 660, 30)} />
    </g>
    <Stroke stroke="bay" d={`${box(-20, 54, 300, 172, 18)}${box(300, 54, 330, 172, 18)}`} />
    <Stroke stroke="bay-2" d="M0 22H600" />
    <Stroke stroke="bay" d={repeat(4, (i) => `M${60 + i * 117} 22v46m-9 0h18l4 20h-26z`)} />
    <Person
      head={62}
      hip={[486, 330]}
      left
      skin={5}
      hair="curls"
      hairColor="hair-1"
      mood="calm"
      top="leaf"
      bottom="shoe"
      collar="high"
      glasses
      tilt={6}
      near={{ upper: 16, fore: 72, hand: 96 }}
      far={{ upper: 140, fore: 178, hand: 178, fist: true }}
      nearLeg={{ thigh: 0, shin: 0 }}
      farLeg={{ thigh: 4, shin: 2 }}
      behind={<Stroke d="M524 172Q500 240 536 300" />}
    />
    <Shape fill="rust" d="M404 264h52q10 0 10 10v56q0 10-10 10h-52q-10 0-10-10v-56q0-10 10-10z" />
    <Line d="M396 292h68M420 264v-10h20v10" />
    <Shape fill="lamp" d={box(286, -6, 7, 412)} />
    <Shape fill="teal" d="M56 400V268q0-30 28-30h40q24 0 24 26v136z" />
    <Person
      head={66}
      hip={[146, 352]}
      trunk="side"
      view="turned"
      skin={3}
      hair="long"
      hairColor="hair-1"
      mood="sore"
      top="brick"
      bottom="night"
      tilt={-4}
      girth={0.3}
      near={{ upper: 22, fore: 92, hand: 100 }}
      far={{ upper: 82, fore: 104, hand: 110, fist: true }}
      nearLeg={{ thigh: 86, shin: 0 }}
      farLeg={{ thigh: 80, shin: 4 }}
    >
      <Shape fill="dawn" d="M172 316q6-20 30-20h40q22 0 26 20l8 52H164z" />
      <Stroke d="M192 302q10-36 32-36t26 36" />
    </Person>
    <Shape fill="teal" d="M352 400V350q0-20 20-20h50q18 0 18 18v52z" />
    <Line d="M72 268q0-14 14-14h30" />
  </WideSheet>
)
