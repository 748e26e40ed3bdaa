import { Scene } from './scene.tsx'

/** A car from the side, its driver and a passenger belted in. */
export const CarOccupants = () => (
  <Scene>
    <path className="line-fine" d="M2 97h116M14 104h40M70 104h26" />
    <path
      className="line-strong fill-paper"
      d="M8 82v-8c0-5 3-8 8-9l16-3 14-23c2-3 5-5 9-5h27c4 0 7 2 9 5l10 22 5 2c4 1 6 4 6 8v11q0 4-4 4H12q-4 0-4-4z"
    />
    <path className="line fill-mist-2" d="M38 62l12-20q2-3 5-3h9v23zM70 39h11q4 0 5 3l9 20H70z" />
    <path
      className="line fill-paper"
      d="M56 44a5 5 0 1 1-.1 0zM47 62c0-5 4-7 9-7 4 0 8 2 8 7M77 44a5 5 0 1 1-.1 0zM70 58q3-3 7-3c5 0 9 2 9 7"
    />
    <path className="line-fine" d="M67 62v23M72 68h6M8 76h8M112 74h-7" />
    <path className="line-strong accent" d="M62 57l-9 5M84 57l-9 5" />
    <path
      className="line-strong fill-paper"
      d="M32 77a9.5 9.5 0 1 1-.1 0zM89 77a9.5 9.5 0 1 1-.1 0z"
    />
    <path className="line-fine" d="M32 83a3.5 3.5 0 1 1-.1 0zM89 83a3.5 3.5 0 1 1-.1 0z" />
  </Scene>
)
