import { Scene } from './scene.tsx'

/** An open diary: a body with a sore shoulder on one page, a line of days on the other, a pencil. */
export const Diary = () => (
  <Scene>
    <path className="line fill-mist-2" d="M8 28h104v72H8z" />
    <path
      className="line-strong fill-paper"
      d="M60 28c-10-8-28-10-46-7v70c18-3 36-1 46 7 10-8 28-10 46-7V21c-18-3-36-1-46 7z"
    />
    <path className="line-fine" d="M60 28v70" />
    <path
      className="line fill-mist"
      d="M36 31a6 6 0 1 1-.1 0zM36 46c9 0 11 4 12 10l2 15-4 1-3-12 1 24h-6l-2-14-2 14h-6l1-24-3 12-4-1 2-15c1-6 3-10 12-10z"
    />
    <path className="line-strong accent" d="M46 47l4-4M49 52h5" />
    <path
      className="line-fine"
      d="M68 38c10-4 20-5 30-4M68 52c10-4 20-5 30-4M68 66c10-4 20-5 30-4M68 80c10-4 20-5 30-4"
    />
    <path className="line-strong accent" d="M69 46l7 2 7 10 7 1 8 12" />
    <g transform="translate(90 74) rotate(34)">
      <path className="line-strong fill-paper" d="M-5-38H5V-2L0 10-5-2z" />
      <path className="line fill-mist-2" d="M-5-38H5v9H-5z" />
      <path className="line-fine" d="M-5-2H5M0-26v22" />
      <path className="line" d="M0 8v1" />
    </g>
  </Scene>
)
