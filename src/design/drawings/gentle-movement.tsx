import { Vignette } from './vignette.tsx'

/** A person who raises both arms a little. */
export const GentleMovement = () => (
  <Vignette>
    <path className="line-fine" d="M14 60h36" />
    <path className="line fill-mist-2" d="M25 40l-3 20h6l4-13 4 13h6l-3-20z" />
    <path className="line fill-paper" d="M25 24q7-3 14 0l12-8 3 4-13 11v11H23V31L10 20l3-4z" />
    <path className="line fill-paper" d="M32 6a6.5 6.5 0 1 1-.1 0z" />
    <path className="accent" d="M7 34q-5-7-2-15m-4 4l4-4 4 4M57 34q5-7 2-15m4 4l-4-4-4 4" />
  </Vignette>
)
