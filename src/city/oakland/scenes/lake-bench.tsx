import { Area, Line, Piece, Shape, Stroke } from '#design/people/marks.tsx'
import { box, repeat, ring } from '#design/people/outlines.ts'
import { Person } from '#design/people/person.tsx'
import { WideSheet } from '#design/people/wide-sheet.tsx'
import { FarSkyline } from './far-skyline.tsx'

/** Lake Merritt: a grandmother and a young man on a bench, his hand at his neck; a goose. */
export const LakeBench = () => (
  <WideSheet>
    <Area fill="dawn" d={box(0, 0, 600, 400)} />
    <Area fill="sun" d={ring(500, 62, 26)} />
    <FarSkyline transform="translate(-300 26) scale(.86)" />
    <Area fill="mist" d="M0 184H600V312H0z" />
    <Line
      stroke="bay-2"
      d="M20 206h46m14 0h10M120 226h60M470 204h60m14 0h22M400 232h44m12 0h16M30 252h30M540 250h46M110 268h28M470 272h40"
    />
    <Area fill="hill-2" d="M0 300Q150 282 300 288T600 296V400H0z" />
    <Area fill="fog" d="M0 330Q160 312 330 318T600 324V400H0z" />
    <Line stroke="bay-2" d="M0 330Q160 312 330 318T600 324" />
    <Stroke
      stroke="bay"
      d="M66 318V176M66 176q-8-12 0-20q8 8 0 20M534 316V176M534 176q-8-12 0-20q8 8 0 20"
    />
    <Piece fill="lamp" stroke="bay" d={`${ring(66, 164, 9)}${ring(534, 164, 9)}`} />
    <Line stroke="bay-2" d="M66 182Q185 262 300 214T534 182" />
    <g stroke="var(--lit)" strokeWidth="4.5" strokeDasharray="0 14.5">
      <path d="M66 182Q185 262 300 214T534 182" />
    </g>
    <Shape fill="wood" d={`${box(150, 206, 300, 15, 4)}${box(150, 232, 300, 15, 4)}`} />
    <Shape fill="night" d={`${box(166, 200, 9, 176, 3)}${box(425, 200, 9, 176, 3)}`} />
    <Shape fill="wood" d={box(144, 276, 312, 15, 4)} />
    <Person
      head={46}
      hip={[236, 264]}
      skin={4}
      hair="bun"
      hairColor="hair-5"
      old
      mood="smile"
      top="rust"
      bottom="night"
      skirt
      build={1.08}
      collar="shirt"
      tilt={4}
      near={{ upper: -14, fore: 52, hand: 80 }}
      far={{ upper: 22, fore: -42, hand: -80 }}
      nearLeg={{ thigh: -8, shin: 2, seen: 0.42, foot: -70 }}
      farLeg={{ thigh: 8, shin: 0, seen: 0.42 }}
    />
    <Person
      head={46}
      hip={[366, 264]}
      left
      skin={2}
      hair="short"
      hairColor="hair-2"
      mood="calm"
      top="teal"
      bottom="night"
      tilt={-3}
      near={{ upper: -60, fore: 122, hand: 128 }}
      far={{ upper: 12, fore: -24 }}
      nearLeg={{ thigh: -20, shin: -4, seen: 0.42, foot: -70 }}
      farLeg={{ thigh: 14, shin: 4, seen: 0.42 }}
    />
    <Shape fill="brick" d={box(294, 242, 16, 32, 4)} />
    <Piece fill="white" d={box(296, 234, 12, 9, 3)} />
    <Shape
      fill="hair-3"
      d="M484 350C496 336 528 332 552 344L570 340L560 354C548 372 504 372 490 362C484 358 482 354 484 350z"
    />
    <Shape
      fill="hair-1"
      d="M494 352C486 340 480 322 484 308C486 298 500 298 500 308L500 312C494 316 500 338 504 346z"
    />
    <Area fill="hair-1" d="M484 303C478 304 470 307 470 310C474 313 482 312 488 311z" />
    <Piece fill="white" stroke="hair-1" d="M489 306q7-2 8 5q-5 4-8-1z" />
    <Line d="M512 352q18 8 38-2M514 372v12m-6 0h12M530 372v12m-6 0h12" />
    <Line stroke="bay-2" d={repeat(5, (i) => `M${28 + i * 22} ${388 - (i % 2) * 8}q3-8 6 0`)} />
  </WideSheet>
)
