import { reach } from '#design/people/arm.tsx'
import { chiropractor } from '#design/people/chiropractor.ts'
import { Area, Line, Stroke } from '#design/people/marks.tsx'
import { box, repeat } from '#design/people/outlines.ts'
import { Person } from '#design/people/person.tsx'
import { WideSheet } from '#design/people/wide-sheet.tsx'

/** Close by: two hands rest on the shoulders of a man, who breathes out. */
export const Hands = () => (
  <WideSheet>
    <Area fill="dawn" d={box(0, 0, 600, 400)} />
    <Area fill="fog" d={box(0, 0, 600, 118)} />
    <Stroke stroke="bay-2" d="M0 118H600" />
    <Line stroke="bay-2" d={repeat(12, (i) => `M${24 + i * 50} 0V118`)} />
    <Person
      head={88}
      hip={[300, 336]}
      view="front"
      {...chiropractor}
      mood="calm"
      build={1.24}
      tilt={-4}
      farOver
      near={{ ...reach(-0.16, 1.4, -1), hand: 60, thumb: 'other' }}
      far={{ ...reach(0.16, 1.4, 1), hand: -60 }}
    >
      <Person
        head={96}
        hip={[300, 500]}
        view="turned"
        skin={5}
        hair="crop"
        hairColor="hair-1"
        beard
        mood="closed"
        top="leaf"
        build={1.15}
        girth={0.3}
        tilt={6}
        near={{ upper: -10, fore: 10 }}
        far={{ upper: 10, fore: -10 }}
      />
    </Person>
  </WideSheet>
)
