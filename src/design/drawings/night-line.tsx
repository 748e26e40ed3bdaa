import { Scene } from './scene.tsx'

/** A telephone that rings before a window with the moon in it. */
export const NightLine = () => (
  <Scene>
    <path className="line-strong fill-mist-2" d="M20 84V36q0-28 30-28t30 28v48z" />
    <path className="line-fine" d="M50 8v76M20 46h60" />
    <path className="line fill-paper" d="M66 20a13 13 0 1 0 8 20 13 13 0 0 1-8-20z" />
    <path className="line-fine" d="M34 24v6M31 27h6M38 56v6M35 59h6M30 70v4M28 72h4" />
    <path className="line-strong fill-paper" d="M12 84h76v7H12z" />
    <g transform="rotate(12 86 80)">
      <path
        className="line-strong fill-paper"
        d="M74 52h24q5 0 5 5v48q0 5-5 5H74q-5 0-5-5V57q0-5 5-5z"
      />
      <path className="line fill-mist" d="M74 60h24v38H74z" />
      <path d="M83 104h6" />
      <path
        className="line-strong accent"
        d="M80 71c0 10 6 17 14 17l1-5-5-2-2 2q-3-2-4-6l2-2-2-5z"
      />
    </g>
    <path className="accent" d="M62 60q-7 12-6 26M112 70q3 12-2 24" />
  </Scene>
)
