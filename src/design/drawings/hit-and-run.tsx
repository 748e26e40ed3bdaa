import { Scene } from './scene.tsx'

/** A car from behind that drives off, a question mark on its plate. */
export const HitAndRun = () => (
  <Scene>
    <path className="line-fine" d="M2 101h116M46 114l4-13M74 114l-4-13M60 101v6" />
    <path
      className="line fill-mist-2"
      d="M24 86v11q0 4 4 4h8q4 0 4-4V86zM80 86v11q0 4 4 4h8q4 0 4-4V86z"
    />
    <path
      className="line-strong fill-paper"
      d="M18 84V62q0-6 5-9l8-20q2-6 9-6h40q7 0 9 6l8 20q5 3 5 9v22q0 5-5 5H23q-5 0-5-5z"
    />
    <path className="line fill-mist-2" d="M40 33h40q3 0 4 3l6 16H30l6-16q1-3 4-3z" />
    <path className="line-fine" d="M18 73h20M82 73h20M52 44l12-11M64 46l12-11" />
    <path className="line fill-accent" d="M24 59h11v7H24zM85 59h11v7H85z" />
    <path className="line fill-paper" d="M41 60h38v21H41z" />
    <path className="line-strong accent" d="M56 67c0-4 8-4 8 0 0 3-4 3-4 6M60 77v.1" />
    <path className="line-fine fill-paper" d="M100 94q-3-6 3-8 3-6 9-2 6 0 5 6 2 5-4 5-6 2-13-1z" />
  </Scene>
)
