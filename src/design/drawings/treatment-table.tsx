import { Vignette } from './vignette.tsx'

/** A treatment table with its face rest and a folded towel. */
export const TreatmentTable = () => (
  <Vignette>
    <path className="line-fine" d="M4 58h56" />
    <path d="M18 38l-5 20M46 38l5 20M16 48h32" />
    <path className="line fill-mist-2" d="M18 30h40q3 0 3 4t-3 4H18q-3 0-3-4t3-4z" />
    <path className="line fill-paper" d="M4 26q0-3 4-3t4 3v9q0 3-4 3t-4-3z" />
    <path d="M12 34h3" />
    <path className="line fill-paper" d="M34 22h20q3 0 3 4t-3 4H34z" />
    <path className="line-fine" d="M34 26h18" />
    <path className="line-strong accent" d="M28 2c5 5-4 9 0 16M21 5l4-1M20 10h4M21 15h4" />
  </Vignette>
)
