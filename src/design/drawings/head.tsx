import { Bust } from './bust.tsx'
import { Scene } from './scene.tsx'

/** A person with a hand on the forehead, pain around the temple. */
export const Head = () => (
  <Scene>
    <Bust />
    <path
      className="line fill-mist-2"
      d="M44 46c-10-24 1-38 17-38s27 14 15 38c0-13-6-18-13-18s-11 5-19 6z"
    />
    <path className="line-fine" d="M46 82q14 20 28 0M33 98q1-14 5-24" />
    <path
      className="line fill-paper"
      d="M24 116c-2-4-6-8-7-12-1-4-1-8 0-12 1-6 5-12 7-18 2-5 5-10 6-16 1-3-1-7 0-10 1-3 3-6 6-8 3-3 6-4 10-6 2-1 5-1 7-2 1 1 2 3 2 4 0 2-3 2-3 4 0 1 3 0 4 0 0 1 2 3 1 4-1 2-3 2-4 3-1 1-2 1-3 1 0 2 1 4 0 5-2 3-6 4-8 7-2 2-2 5-3 8-1 5-2 11-3 16 0 5-1 9 0 14 1 6 4 12 6 18"
    />
    <path className="line-fine" d="M44 40l9-4M45 46l9-3" />
    <path className="line-strong accent" d="M88 40h8M86 29l7-4M83 20l5-6" />
  </Scene>
)
