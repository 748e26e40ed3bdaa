import { Vignette } from './vignette.tsx'

/** A signpost whose arms point both ways. */
export const Signpost = () => (
  <Vignette>
    <path className="line-fine" d="M10 60q6-5 12 0t12 0 12 0 12 0" />
    <path className="line fill-mist-2" d="M30 6h5v52h-5z" />
    <path className="line fill-paper" d="M14 12h36l8 7-8 7H14z" />
    <path className="line fill-mist" d="M50 32H18l-8 6.5 8 6.5h32z" />
    <path className="line-strong accent" d="M22 19h20m-5-4l5 4-5 4" />
    <path className="line-fine" d="M24 38.5h18" />
  </Vignette>
)
