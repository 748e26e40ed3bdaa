import { Scene } from './scene.tsx'

/** Two chairs that face each other, a cup on the table between them. */
export const TwoChairs = () => (
  <Scene>
    <path className="line-fine" d="M4 108h112" />
    <path className="line-strong" d="M12 84v24M40 84v24M80 84v24M108 84v24M60 78v30M52 108h16" />
    <path
      className="line-strong fill-mist-2"
      d="M8 40q6-3 9 3l5 29h18q5 0 5 6t-5 6H14q-6 0-7-6L4 47q0-5 4-7zM112 40q-6-3-9 3l-5 29H80q-5 0-5 6t5 6h26q6 0 7-6l3-31q0-5-4-7z"
    />
    <path className="line-strong fill-paper" d="M46 72h28q3 0 3 3t-3 3H46q-3 0-3-3t3-3z" />
    <path className="line fill-paper" d="M54 60h10v8q0 4-5 4t-5-4zM64 62q5 0 4 4t-4 3" />
    <path className="accent" d="M57 54q-3-4 0-8t0-8M63 54q-3-4 0-8" />
    <path className="line fill-paper" d="M46 10h28l6 16H40z" />
    <path className="line-fine" d="M60 2v8" />
  </Scene>
)
