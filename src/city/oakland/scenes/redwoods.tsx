import { reach } from '#design/people/arm.tsx'
import { Area, Line, Piece, Shape, Stroke } from '#design/people/marks.tsx'
import { box, repeat, ring } from '#design/people/outlines.ts'
import { Person } from '#design/people/person.tsx'
import { WideSheet } from '#design/people/wide-sheet.tsx'

const fern = (x: number, y: number, s: number) =>
  [-62, -36, -10, 14, 40, 64]
    .map((lean) => {
      const dx = lean * 0.7 * s
      const dy = -(70 - Math.abs(lean) * 0.5) * s
      return `M${x} ${y}q${Math.round(dx * 0.2)} ${Math.round(dy)} ${Math.round(dx)} ${Math.round(dy * 0.8)}`
    })
    .join('')

/** Bark: long lines that do not quite run straight. */
const bark = (x: number, width: number) =>
  repeat(
    Math.floor(width / 11),
    (i) =>
      `M${x + 6 + i * 11} ${-4 + ((i * 37) % 50)}q${i % 2 ? 4 : -4} 90 ${i % 2 ? -2 : 2} ${170 + ((i * 53) % 90)}`,
  )

function Redwood({ x, width, fill }: { x: number; width: number; fill: string }) {
  return (
    <>
      <Piece
        fill={fill}
        stroke="bay"
        d={`M${x} -4q2 200-4 286q-4 24-16 34h${width + 40}q-12-10-16-34q-6-86-4-286z`}
      />
      <Line stroke="bark" d={bark(x, width)} />
    </>
  )
}

/** A slow walk under the redwoods: two friends, one with a stick, and a dog. */
export const Redwoods = () => (
  <WideSheet>
    <Area fill="sky" d={box(0, 0, 600, 400)} />
    <Area
      fill="hill-1"
      d={`${box(70, 0, 20, 300)}${box(136, 0, 34, 300)}${box(300, 0, 28, 300)}${box(356, 0, 18, 300)}${box(424, 0, 24, 300)}${box(530, 0, 26, 300)}`}
    />
    <Area
      fill="hill-2"
      d={`${box(104, 0, 22, 300)}${box(250, 0, 36, 300)}${box(388, 0, 30, 300)}${box(560, 0, 60, 300)}`}
    />
    <Area fill="ray" d="M240 0h60L180 310H60zM360 0h40l-80 310h-90z" />
    <Area fill="moss-ground" d="M0 290Q150 268 320 280T600 276V400H0z" />
    <Redwood x={14} width={66} fill="trunk" />
    <Redwood x={176} width={54} fill="trunk" />
    <Redwood x={474} width={84} fill="trunk" />
    <Area
      fill="path"
      d="M250 282Q330 276 372 288Q300 316 210 340Q140 362 120 404H520Q470 350 440 330Q410 300 372 282z"
    />
    <Stroke
      stroke="leaf"
      d={`${fern(60, 344, 0.9)}${fern(548, 352, 1)}${fern(236, 306, 0.5)}${fern(450, 306, 0.55)}${fern(20, 392, 1)}`}
    />
    <Person
      head={43}
      hip={[412, 252]}
      left
      skin={5}
      hair="crop"
      hairColor="hair-4"
      beard
      old
      mood="smile"
      top="teal"
      bottom="shoe"
      collar="shirt"
      tilt={4}
      near={{ upper: -22, fore: 8 }}
      far={{ ...reach(0.7, 1.5), fist: true, holds: <Stroke stroke="brick" d="M-2-34L10 100" /> }}
      nearLeg={{ thigh: -16, shin: -26 }}
      farLeg={{ thigh: 20, shin: 2 }}
    />
    <Person
      head={43}
      hip={[296, 256]}
      skin={1}
      hair="tail"
      hairColor="hair-3"
      mood="talk"
      top="brick"
      bottom="night"
      build={1.12}
      girth={0.25}
      sleeves="short"
      tilt={4}
      near={{ ...reach(-0.85, 1.75, -1), fist: true }}
      far={{ ...reach(0.95, 0.75), hand: 110 }}
      nearLeg={{ thigh: -14, shin: -30 }}
      farLeg={{ thigh: 20, shin: -2 }}
    />
    <Shape
      fill="wood"
      d="M136 330C140 314 156 312 176 312H206C214 306 216 292 228 288C238 286 244 290 248 296L264 302Q266 310 256 312L244 314C240 322 236 334 234 342L236 378H226L222 350Q200 354 178 348L172 378H162L160 350L150 378H140L146 346Q136 342 136 330z"
    />
    <Piece fill="hair-3" d="M226 290q-10 14-4 26q10 0 14-22z" />
    <Area fill="feature" d={`${ring(244, 299, 2)}${ring(263, 304, 2.6)}`} />
    <Stroke stroke="brick" d="M214 312q10 10 26 8M228 316Q240 290 252 268" />
    <Stroke d="M138 322q-14-4-16-22" />
  </WideSheet>
)
