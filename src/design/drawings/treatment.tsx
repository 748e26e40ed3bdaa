import { OpenHand } from './open-hand.tsx'
import { Scene } from './scene.tsx'

/** Thicker by as much as the hands are smaller. */
const edges = 6.5

/** A back seen from above, two hands flat on both sides of its spine. */
export const Treatment = () => (
  <Scene>
    <path
      className="line-strong fill-paper"
      d="M20 124c1-16-4-28-6-42-1-12-1-24 5-30 8-6 20-6 27-10 3-2 4-6 4-12h20c0 6 1 10 4 12 7 4 19 4 27 10 6 6 6 18 5 30-2 14-7 26-6 42"
    />
    <path
      className="line-strong fill-mist-2"
      d="M60 2c9 0 15 7 15 17s-6 19-15 19-15-9-15-19S51 2 60 2z"
    />
    <path
      className="line-strong accent"
      d="M56 48h8M56 56h8M55 64h10M55 72h10M55 80h10M55 88h10M54 96h12M54 104h12M54 112h12"
    />
    <g transform="translate(-13 41) rotate(12 40 60) scale(.66)">
      <OpenHand edges={edges} />
    </g>
    <g transform="translate(133 41) scale(-1 1) rotate(12 40 60) scale(.66)">
      <OpenHand edges={edges} />
    </g>
  </Scene>
)
