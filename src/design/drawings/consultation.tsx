import { Bust } from './bust.tsx'
import { Figure } from './figure.tsx'
import { Scene } from './scene.tsx'

/** A person with a telephone at the ear, a question in the air. */
export const Consultation = () => (
  <Scene>
    <Bust />
    <path
      className="line fill-mist-2"
      d="M44 48c-5-3-8-12-5-20 3-9 11-14 21-14 11 0 19 5 22 14 2 7 0 16-6 20 0-10-3-15-10-20-6 6-16 7-20 10z"
    />
    <path className="line-fine" d="M46 82q14 20 28 0M30 100q2-10 8-16" />
    <path
      className="line-strong fill-paper"
      d="M35 34q4-2 6 2l6 20q1 4-3 6-4 1-6-3l-6-20q-1-4 3-5z"
    />
    <Figure
      strokes={[
        { d: 'M14 128Q18 92 38 54', width: 14 },
        { d: 'M34 58l9-6M35 64l10-6', width: 8 },
      ]}
    />
    <path
      className="line-strong fill-paper"
      d="M86 8h22q8 0 8 8v14q0 8-8 8h-8l-10 9 1-9h-5q-8 0-8-8V16q0-8 8-8z"
    />
    <path className="line-strong accent" d="M92 17c0-5 10-5 10 0 0 4-5 4-5 8M97 31v.1" />
  </Scene>
)
