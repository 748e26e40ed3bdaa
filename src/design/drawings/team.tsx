import { Vignette } from './vignette.tsx'

/** Three people of a clinic, side by side. */
export const Team = () => (
  <Vignette>
    <path
      className="line fill-mist-2"
      d="M2 56c0-12 5-16 12-16s12 4 12 16zM38 56c0-12 5-16 12-16s12 4 12 16z"
    />
    <path className="line fill-paper" d="M14 22a7 8 0 1 1-.1 0zM50 22a7 8 0 1 1-.1 0z" />
    <path
      className="line fill-mist-2"
      d="M7 30c-2-13 16-13 14 0-2-5-5-5-7-5s-5 0-7 5zM43 31c-3-15 17-15 14 0 0-5-3-6-5-6-3 4-7 3-9 6z"
    />
    <path className="line-strong fill-paper" d="M16 60c0-16 7-21 16-21s16 5 16 21z" />
    <path className="line fill-paper" d="M32 12a9 11 0 1 1-.1 0z" />
    <path className="line fill-mist-2" d="M23 22c-3-18 21-18 18 0-2-5-4-6-9-6s-7 1-9 6z" />
    <path className="line-fine" d="M26 40l6 8 6-8M32 48v12" />
    <path className="line-strong accent" d="M39 51h4" />
  </Vignette>
)
