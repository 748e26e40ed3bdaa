import { Vignette } from './vignette.tsx'

/** A pair of scales in balance. */
export const Scales = () => (
  <Vignette>
    <path className="line fill-mist-2" d="M20 60q0-5 6-5h12q6 0 6 5z" />
    <path className="line-strong" d="M32 10v45M12 16q10 4 20 0 10 4 20 0" />
    <path className="line-fine" d="M12 17L4 38M12 17l8 21M52 17l-8 21M52 17l8 21" />
    <path className="line fill-paper" d="M3 38h18q-1 8-9 8t-9-8zM43 38h18q-1 8-9 8t-9-8z" />
    <path className="line accent fill-paper" d="M32 4.5a3.5 3.5 0 1 1-.1 0z" />
  </Vignette>
)
