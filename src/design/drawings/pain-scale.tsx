import { Vignette } from './vignette.tsx'

/** A ruler from nought to ten, its marker at seven. */
export const PainScale = () => (
  <Vignette>
    <path className="line fill-mist" d="M6 32h52q3 0 3 3v16q0 3-3 3H6q-3 0-3-3V35q0-3 3-3z" />
    <path className="line-fine" d="M12 33v5m5-5v5m5-5v5m5-5v5m10-5v5m5-5v5m5-5v5m5-5v5" />
    <path d="M8 33v9m24-9v9m24-9v9" />
    <path className="line-strong accent" d="M8 48h34" />
    <path className="line accent fill-accent" d="M42 27l-5-8q5-3 10 0z" />
    <path className="accent" d="M42 11V7M33 13l-3-3M51 13l3-3" />
  </Vignette>
)
