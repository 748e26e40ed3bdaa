import { Vignette } from './vignette.tsx'

/** A head tilting under an arc of angle marks. */
export const RangeOfMotion = () => (
  <Vignette>
    <path
      className="line-fine fill-mist"
      d="M3 47a29 29 0 0 1 58 0h-4M3 47h4M7 33l3 1M18 22l1 3M32 18v4M46 22l-1 3M57 33l-3 1"
    />
    <path d="M8 61c1-9 8-10 15-12 4-1 6-4 6-9m9 2c0 4 1 6 4 7 7 2 13 3 14 12" />
    <path className="line fill-paper" d="M40 22c7 2 8 8 6 14s-6 9-11 8-7-7-5-13 5-11 10-9z" />
    <path className="accent" d="M32 11q11 0 19 7m0-6v6h-6" />
  </Vignette>
)
