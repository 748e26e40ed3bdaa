import { Vignette } from './vignette.tsx'

/** A telephone with a list to tick. */
export const PhoneList = () => (
  <Vignette>
    <path
      className="line-strong fill-paper"
      d="M20 4h24q5 0 5 5v46q0 5-5 5H20q-5 0-5-5V9q0-5 5-5z"
    />
    <path className="line fill-mist" d="M15 12h34v38H15z" />
    <path className="line-fine" d="M32 21h12M32 31h12M32 41h12" />
    <path d="M29 8h6M30 55h4" />
    <path className="line-strong accent" d="M20 21l2.5 3 5-6M20 31l2.5 3 5-6" />
    <path d="M21 38h6v6h-6z" />
  </Vignette>
)
