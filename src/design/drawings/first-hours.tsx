import { Vignette } from './vignette.tsx'

/** A clock whose hand goes round three times. */
export const FirstHours = () => (
  <Vignette>
    <path className="line-strong fill-mist" d="M32 14a22 22 0 1 1-.1 0z" />
    <path className="line-fine" d="M32 18v4M50 36h-4M32 54v-4M14 36h4" />
    <path className="line fill-paper" d="M32 25v11l8 5" />
    <path className="accent" d="M15 11a31 31 0 0 1 34 0m0-7v7h-7" />
  </Vignette>
)
