import { Scene } from './scene.tsx'

/** The eastern span of the Bay Bridge before the rising sun. */
export const Bridge = () => (
  <Scene>
    <path className="line accent fill-paper" d="M36 82a28 28 0 1 1 48 0" />
    <path className="fill-mist-2" d="M10 84c14-16 26-16 38-8 16-14 36-12 62 8z" />
    <path
      className="line-fine"
      d="M60 20L22 82M60 20L36 82M60 20L48 82M60 20L72 82M60 20L84 82M60 20L98 82"
    />
    <path d="M60 14C48 48 30 70 4 80M60 14c12 34 30 56 56 66" />
    <path className="line-strong" d="M2 84h116M58 104l1-92h2l1 92M56 60h8M20 84v20M100 84v20" />
    <path
      className="line-fine"
      d="M8 108q5-4 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0M34 115q5-4 10 0t10 0 10 0 10 0"
    />
    <path className="accent" d="M20 40q4-5 8 0 4-5 8 0M84 30q3-4 6 0 3-4 6 0" />
  </Scene>
)
