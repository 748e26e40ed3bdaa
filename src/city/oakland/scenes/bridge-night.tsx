import { Area, Line, Piece, Shape } from '#design/people/marks.tsx'
import { box, repeat, ring } from '#design/people/outlines.ts'
import { Person } from '#design/people/person.tsx'
import { WideSheet } from '#design/people/wide-sheet.tsx'

/** Night on the Bay Bridge: a couple drives home between the lit cables. */
export const BridgeNight = () => (
  <WideSheet>
    <Area fill="dusk" d={box(0, 0, 600, 400)} />
    <Area fill="dusk-2" d="M0 196Q120 156 260 180T600 152V300H0z" />
    <Area fill="lamp" d={`${ring(92, 62, 22)}`} />
    <Area fill="dusk" d={ring(102, 55, 19)} />
    <g stroke="var(--lamp)" strokeWidth="2" strokeDasharray="0 23 0 41 0 17">
      <path d="M20 220Q160 204 300 214T600 196M40 232h540M180 30L560 90M20 130l120-16" />
    </g>
    <g stroke="var(--night-line)" strokeWidth="1.25">
      <path
        d={repeat(
          13,
          (i) => `M${412 + i * 16} ${Math.round(40 + 216 * Math.sqrt((i + 1) / 14))}V270`,
        )}
      />
      <path
        d={repeat(
          15,
          (i) => `M${388 - i * 24} ${Math.round(40 + 216 * Math.sqrt((i + 1) / 16))}V270`,
        )}
      />
    </g>
    <g stroke="var(--night-line)" strokeWidth="2.5">
      <path d="M400 20Q430 180 640 266M400 20Q350 190-20 266" />
      <path d="M392 290L399 12h3l7 278M394 210h14M393 130h12" />
    </g>
    <g stroke="var(--lamp)" strokeWidth="4" strokeDasharray="0 22">
      <path d="M400 20Q430 180 640 266M400 20Q350 190-20 266" />
    </g>
    <Area fill="deck" d="M0 290H600V344H0z" />
    <Area fill="dusk-2" d="M0 344H600V400H0z" />
    <g stroke="var(--night-line)" strokeWidth="1.25">
      <path d="M0 290H600M0 344H600M30 364h60m20 0h14M180 380h70M330 360h50m14 0h20M450 382h80M560 362h40" />
    </g>
    <Area fill="glow-2" d="M452 268L640 236V318z" />
    <Area fill="glow-2" d="M112 268l-40-8v26l40-6z" />
    <Shape
      fill="rust"
      d="M118 312q-14 0-14-14v-24q0-20 20-24l34-8 36-60q10-16 32-16h98q20 0 32 16l48 60 54 10q22 6 22 28v22q0 14-14 14z"
    />
    <Piece fill="lit-car" d="M180 244l30-48q8-12 22-12h44v60zM288 184h40q12 0 20 10l36 50h-96z" />
    <clipPath id="car">
      <path d="M180 244l30-48q8-12 22-12h44v60zM288 184h40q12 0 20 10l36 50h-96z" />
    </clipPath>
    <g clipPath="url(#car)">
      <Person
        head={46}
        hip={[312, 340]}
        trunk="side"
        view="turned"
        skin={5}
        hair="short"
        hairColor="hair-1"
        mood="calm"
        top="leaf"
        near={{ upper: 50, fore: 90 }}
        far={{ upper: 60, fore: 96 }}
      />
      <Person
        head={46}
        hip={[226, 344]}
        trunk="side"
        view="turned"
        skin={4}
        hair="scarf"
        hairColor="peach"
        mood="closed"
        tilt={-10}
        top="teal"
        near={{ upper: 10, fore: 40 }}
        far={{ upper: 20, fore: 40 }}
      />
    </g>
    <Shape
      fill="rust"
      d="M118 312q-14 0-14-14v-24q0-20 20-24l34-8H402l54 10q22 6 22 28v22q0 14-14 14z"
    />
    <Line d="M282 246v62M300 260h18M200 260h18M104 284h20M430 284h38" />
    <Piece fill="lamp" d="M444 262q20 2 22 14h-16q-6 0-6-6z" />
    <Piece fill="clay" d="M106 262h14v12h-15z" />
    <Shape fill="shoe" d={`${ring(176, 314, 27)}${ring(392, 314, 27)}`} />
    <Piece fill="fog" d={`${ring(176, 314, 12)}${ring(392, 314, 12)}`} />
    <g stroke="var(--night-line)" strokeWidth="2.5">
      <path d="M0 330H120M230 330H340M446 330H600" />
    </g>
  </WideSheet>
)
