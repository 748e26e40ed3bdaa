import { Vignette } from './vignette.tsx'

/** Bars of figures, the highest marked, with a line over them. */
export const Bars = () => (
  <Vignette>
    <path className="line fill-mist-2" d="M11 40h8v16h-8zM23 34h8v22h-8zM47 30h8v26h-8z" />
    <path className="line accent fill-accent" d="M35 24h8v32h-8z" />
    <path className="line-strong" d="M5 6v50h54" />
    <path className="line-fine" d="M15 28l12-6 12-10 12 7" />
    <path
      className="line-fine fill-paper"
      d="M15 26a2 2 0 1 1-.1 0zM27 20a2 2 0 1 1-.1 0zM39 10a2 2 0 1 1-.1 0zM51 17a2 2 0 1 1-.1 0z"
    />
  </Vignette>
)
