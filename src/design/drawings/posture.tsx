import { Vignette } from './vignette.tsx'

/** A standing figure against a grid and a plumb line. */
export const Posture = () => (
  <Vignette>
    <path className="fill-mist" d="M8 4h48v57H8z" />
    <path className="line-fine" d="M8 18h48M8 33h48M8 48h48M18 4v57M48 4v57" />
    <path
      className="line fill-paper"
      d="M25 60c1-7-1-12 0-17-4-4-2-8 1-12-4-7-3-12 3-15-6-5-2-12 3-12s8 8 2 12c5 3 5 13 3 20-1 8-3 13-4 20l5 4z"
    />
    <path d="M29 21q-2 8 1 15" />
    <path className="accent" d="M42 2v49" />
    <path className="fill-accent" d="M42 51q5 5 0 10-5-5 0-10z" />
  </Vignette>
)
