import { Vignette } from './vignette.tsx'

/** A bicycle with a basket of flowers. */
export const Bicycle = () => (
  <Vignette>
    <path className="line-fine" d="M2 58h60" />
    <path className="line fill-mist" d="M14 33a12 12 0 1 1-.1 0zM50 33a12 12 0 1 1-.1 0z" />
    <path className="line-fine" d="M14 33v24M2 45h24M50 33v24M38 45h24" />
    <path
      className="line-strong"
      d="M14 45l8-18h22M22 27l8 18 14-18M14 45h16M50 45L43 18M19 20l3 7"
    />
    <path className="line-strong" d="M15 20h9M43 18q-4-3-8 0" />
    <path className="line fill-paper" d="M47 17h14l-2 10H49z" />
    <path className="line accent fill-accent" d="M51 9a2.5 2.5 0 1 1-.1 0zM57 10a2 2 0 1 1-.1 0z" />
    <path className="line-fine" d="M51 14v3M57 14v3" />
    <path className="line fill-paper" d="M30 42a3 3 0 1 1-.1 0z" />
  </Vignette>
)
