import { Vignette } from './vignette.tsx'

/** A delivery van, a parcel at its open door. */
export const DeliveryVan = () => (
  <Vignette>
    <path className="line-fine" d="M2 56h60" />
    <path
      className="line fill-paper"
      d="M18 12h39q3 0 3 3v34q0 2-2 2H6q-3 0-3-3V36q0-3 2-5l6-12q2-4 7-7z"
    />
    <path className="line fill-mist-2" d="M16 19h6v13H9z" />
    <path className="line fill-mist" d="M30 19h23v32H30z" />
    <path className="line accent fill-paper" d="M34 37h15v14H34z" />
    <path className="accent" d="M34 42h15M41 37v5" />
    <path className="line-fine" d="M26 19v26M20 37h3M5 41h4" />
    <path className="line fill-mist-2" d="M15 46a6 6 0 1 1-.1 0zM50 46a6 6 0 1 1-.1 0z" />
  </Vignette>
)
