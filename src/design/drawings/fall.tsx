import { Figure } from './figure.tsx'
import { Scene } from './scene.tsx'

/** A person whose foot slips away on a wet floor. */
export const Fall = () => (
  <Scene>
    <path className="line-strong" d="M2 107h116" />
    <path
      className="line fill-mist-2"
      d="M8 107c2-4 8-4 12-5 5-2 11 0 15-1 6-1 10 1 14 2 5 0 8 2 9 4-2 4-10 5-16 5-6 1-12 0-18 0-6 0-15-1-16-5z"
    />
    <path className="line-fine" d="M20 107h16M42 108h6M60 98l5-5M63 102l7-2" />
    <Figure
      strokes={[
        { d: 'M83 50Q98 54 102 62T108 80', width: 10 },
        { d: 'M66 76Q54 76 48 83T35 96', width: 13, shade: true },
      ]}
    />
    <path className="line-strong fill-paper" d="M38 101l-7-9q-4 1-6 5-5 2-8-1-3 3 0 6z" />
    <Figure
      strokes={[
        { d: 'M68 74Q54 70 45 64T25 54', width: 13, shade: true },
        { d: 'M83 46L90 36', width: 11 },
        { d: 'M81 52L68 74', width: 22 },
        { d: 'M78 49Q66 45 62 39T50 27', width: 10 },
      ]}
    />
    <path className="line-strong fill-paper" d="M23 60l7-9q-2-4-5-6-1-6-5-8-4 2-4 7l-2 10z" />
    <path className="line-fine" d="M60 69l16 9" />
    <path className="line-strong fill-paper" d="M93 19a10.5 11.5 20 1 1-.1 0z" />
    <path
      className="line fill-mist-2"
      d="M85 25c0-8 10-11 16-6 6 4 6 13 1 19-2-3-2-6-4-8-4-1-9-2-13-5z"
    />
    <path className="accent" d="M40 22q2-7 8-10M31 20q3-9 10-13M113 54q5 8 3 18" />
  </Scene>
)
