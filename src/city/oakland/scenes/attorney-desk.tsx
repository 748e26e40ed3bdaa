import { Area, Line, Piece, Shape, Stroke } from '#design/people/marks.tsx'
import { box, repeat } from '#design/people/outlines.ts'
import { Person } from '#design/people/person.tsx'
import { WideSheet } from '#design/people/wide-sheet.tsx'

const backs = ['teal', 'rust', 'night', 'peach', 'leaf', 'brick', 'hill-2']

/** Files side by side, each a little other in height. */
const filesFrom = (x: number, count: number, from: number) =>
  Array.from({ length: count }, (_, index) => ({
    at: x + index * 19,
    height: 40 + ((index * 7 + from * 3) % 4) * 4,
    fill: backs[(index + from) % backs.length] ?? 'teal',
  }))

const Row = ({ x, y, count, from }: { x: number; y: number; count: number; from: number }) => (
  <>
    {filesFrom(x, count, from).map(({ at, height, fill }) => (
      <Piece key={at} fill={fill} d={box(at, y - height, 17, height, 2)} />
    ))}
  </>
)

/** An attorney reads a file at her desk, a client across from her. */
export const AttorneyDesk = () => (
  <WideSheet>
    <Area fill="fog" d={box(0, 0, 600, 400)} />
    <Area fill="card" d={box(20, 20, 300, 232)} />
    <Stroke stroke="bay" d="M20 20H320V252M20 20V252M20 92H320M20 168H320" />
    <Row x={30} y={91} count={9} from={0} />
    <Row x={226} y={91} count={4} from={3} />
    <Row x={30} y={167} count={5} from={2} />
    <Row x={196} y={167} count={6} from={5} />
    <Piece fill="peach" d="M140 167v-30q14-10 28 0v30z" />
    <Piece fill="sky" stroke="bay" d={box(452, 30, 120, 140, 4)} />
    <Area fill="hill-2" d="M454 140q40-26 70-12t46-8v48H454z" />
    <Piece
      fill="card"
      stroke="bay-2"
      d="M474 168v-70h24v70zM504 168v-92q10-10 20 0v92zM530 168v-52h26v52z"
    />
    <Area
      fill="lit"
      d={`${repeat(5, (i) => box(479, 104 + i * 12, 5, 6))}${repeat(5, (i) => box(488, 104 + i * 12, 5, 6))}${repeat(6, (i) => box(512, 86 + i * 12, 5, 6))}${repeat(3, (i) => box(536, 124 + i * 12, 5, 6))}`}
    />
    <Stroke stroke="bay" d={`${box(452, 30, 120, 140, 4)}M512 30V170M444 174H580`} />
    <Shape fill="brick" d={box(136, 178, 120, 140, 20)} />
    <Person
      head={62}
      hip={[200, 322]}
      skin={2}
      hair="bob"
      hairColor="hair-1"
      glasses
      mood="talk"
      top="night"
      collar="coat"
      tilt={4}
      near={{ upper: -18, fore: 62, hand: 82 }}
      far={{ upper: 40, fore: 70, hand: 84 }}
    />
    <Person
      head={62}
      hip={[476, 336]}
      trunk="side"
      left
      view="turned"
      skin={4}
      hair="short"
      hairColor="hair-1"
      mood="calm"
      top="leaf"
      bottom="shoe"
      lean={4}
      near={{ upper: 34, fore: 92, hand: 94 }}
      far={{ upper: 46, fore: 98 }}
      nearLeg={{ thigh: 88, shin: 0 }}
      farLeg={{ thigh: 84, shin: 4 }}
    />
    <Shape fill="teal" d={box(456, 356, 104, 16, 6)} />
    <Shape fill="wood" d={box(-10, 300, 470, 22, 4)} />
    <Area fill="wood-2" d="M0 324H440V404H0z" />
    <Stroke d="M440 322V404" />
    <Line d="M60 346h120v40H60zM250 346h120v40H250zM112 366h16M302 366h16" />
    <Shape fill="peach" d="M206 300l18-26h34l6-8h44l-6 8h28l-16 26z" />
    <Piece fill="white" d="M226 296l14-20h64l-12 20z" />
    <Line d="M244 282h46M240 288h46" />
    <Stroke stroke="bay" d="M36 298h44M58 298v-42q0-16 24-22" />
    <Shape fill="teal" d="M66 244q4-26 34-26l16 30z" />
    <Area fill="glow" d="M72 250L30 298h110l-24-46z" />
    <Piece fill="white" d={`${box(350, 290, 70, 9, 2)}${box(356, 281, 62, 9, 2)}`} />
    <Shape fill="teal" d="M560 404V250q0-16-14-16h-30v170z" />
  </WideSheet>
)
