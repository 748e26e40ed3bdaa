import { Bust } from './bust.tsx'
import { Scene } from './scene.tsx'

/** A person with a hand on the sore shoulder. */
export const Shoulder = () => (
  <Scene>
    <Bust />
    <path
      className="line fill-mist-2"
      d="M60 11c-14 0-22 10-22 24 0 12-1 20-7 27 7 5 14 3 17-2-4-8-4-17-3-25 8-1 14-6 17-11 2 6 8 9 13 11 1 9 1 17-3 25 3 5 10 7 17 2-6-7-7-15-7-27 0-14-8-24-22-24z"
    />
    <path className="line-fine" d="M46 82q14 20 28 0" />
    <path
      className="line fill-paper"
      d="M16 116c3-3 4-7 8-9 7-4 16-4 24-7 7-2 14-3 20-7 3-2 5-6 8-9 2-2 5-4 8-6 2-1 4-1 6-2 2 0 4 0 5 1 1 1-1 3-2 4 2 0 4-2 6-1 1 1 0 3 0 5 2 0 4-1 5 1 1 2-1 3-2 5 1 1 2 2 2 3-1 2-3 3-5 4-4 2-9 2-13 4-5 2-10 4-14 6-4 2-8 5-12 8"
    />
    <path className="line-fine" d="M93 81l-8 6M99 85l-10 7M102 91l-9 4" />
    <path className="line-strong accent" d="M100 70l4-7M107 76l7-4M109 86l7-1" />
  </Scene>
)
