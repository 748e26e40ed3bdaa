import { Area, Line, Piece, Shape, Stroke } from '#design/people/marks.tsx'
import { box, repeat } from '#design/people/outlines.ts'
import { Person } from '#design/people/person.tsx'
import { WideSheet } from '#design/people/wide-sheet.tsx'

/** The house from the street: brick, a door with a lit pane over it, the clinic's window. */
const Front = () => (
  <>
    <Area fill="sky" d={box(0, 0, 600, 400)} />
    <Area fill="peach" d={box(60, 24, 480, 312)} />
    <Stroke stroke="bay" d="M60 336V24H540V336M48 24H552" />
    <Line
      stroke="rust"
      d={repeat(
        9,
        (i) =>
          `M${76 + ((i * 97) % 440)} ${44 + i * 12}h22M${90 + ((i * 151) % 420)} ${50 + i * 12}h22`,
      )}
    />
    <Piece
      fill="lit-window"
      stroke="bay"
      d={`${box(92, 52, 60, 74, 3)}${box(176, 52, 60, 74, 3)}${box(364, 52, 60, 74, 3)}${box(448, 52, 60, 74, 3)}`}
    />
    <Stroke stroke="bay" d="M122 52v74M206 52v74M394 52v74M478 52v74M86 130h156M358 130h156" />
    <Shape fill="teal" d="M78 158H522l12 30H66z" />
    <Line d={repeat(12, (i) => `M${116 + i * 34} 158l-4 30`)} />
    <Piece fill="lit-window" stroke="bay" d={box(92, 202, 176, 112, 4)} />
    <Stroke stroke="bay" d={box(92, 202, 176, 112, 4)} />
    <Stroke stroke="bay" d="M124 216C112 232 136 242 124 258C112 274 134 282 124 298" />
    <Line stroke="clay" d={repeat(6, (i) => `M${116 + (i % 2) * 4} ${224 + i * 13}h14`)} />
    <Shape fill="night" d={box(326, 196, 108, 140, 4)} />
    <Piece fill="lit-window" d={`${box(338, 208, 84, 30, 2)}${box(338, 250, 84, 76, 2)}`} />
    <Stroke d="M412 284v22" />
    <Piece fill="lamp" stroke="bay" d="M456 214h18l6 22h-30z" />
    <Shape fill="brick" d="M470 336l-6-34h44l-6 34z" />
    <Area
      fill="leaf"
      d="M486 304q-30-16-28-46q26 12 28 46zM486 304q30-10 34-40q-30 6-34 40zM486 304q-10-34 2-56q14 26-2 56z"
    />
    <Area fill="fog" d="M0 336H600V400H0z" />
    <Stroke stroke="bay-2" d="M0 336H600" />
    <Line stroke="bay-2" d="M96 336l-24 64M246 336l-12 64M396 336l14 64M520 336l30 64" />
    <Piece fill="wood-2" d="M300 352L326 334H434L470 352z" />
  </>
)

/** The door: a man with a stiff back comes in, and a woman holds it open for him. */
export const Door = () => (
  <WideSheet>
    <Front />
    <Person
      head={41}
      hip={[436, 252]}
      left
      skin={3}
      hair="bun"
      hairColor="hair-2"
      mood="smile"
      top="teal"
      collar="shirt"
      near={{ upper: -10, fore: 8 }}
      far={{ upper: 46, fore: 84, hand: 92 }}
      nearLeg={{ thigh: -2, shin: 0 }}
      farLeg={{ thigh: 5, shin: 2 }}
    />
    <Person
      head={43}
      hip={[250, 248]}
      skin={5}
      hair="crop"
      hairColor="hair-4"
      old
      mood="calm"
      top="rust"
      bottom="shoe"
      shoes="white"
      lean={4}
      near={{ upper: -46, fore: 40, hand: 66 }}
      far={{ upper: 18, fore: 36 }}
      nearLeg={{ thigh: -14, shin: -26 }}
      farLeg={{ thigh: 16, shin: -2 }}
    />
  </WideSheet>
)
