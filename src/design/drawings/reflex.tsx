import { OpenHand } from './open-hand.tsx'
import { Scene } from './scene.tsx'

/** An open hand with its nerves as far as the fingers, and a reflex hammer at the forearm. */
export const Reflex = () => (
  <Scene>
    <OpenHand />
    <path className="line-fine" d="M58 92q8 3 17 0M81 78q-7-1-9-9" />
    <path
      className="accent"
      d="M66 120V86M66 86C58 76 52 64 47 42M66 86C62 72 59 50 57 30M66 86C67 66 68 50 68 24M66 86C70 70 77 52 80 32M66 90C78 82 84 74 89 62"
    />
    <g transform="translate(35 104) rotate(-24)">
      <path className="line-strong" d="M-4-10L-6-62" />
      <path className="line fill-mist-2" d="M-10-10q0-3 3-3l4 1 13 9q3 3 0 6l-13 9q-7 3-7-4z" />
    </g>
    <path className="line-strong accent" d="M41 90l-2-5M46 88l1-5" />
  </Scene>
)
