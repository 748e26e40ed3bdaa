import { Vignette } from './vignette.tsx'

/** A questionnaire, ticked, beside a neck. */
export const DisabilityIndex = () => (
  <Vignette>
    <path
      className="line fill-mist"
      d="M58 61c0-3 1-7-1-9-2-2-6-1-8-3-1-2 0-5 0-7 2 0 4 0 5-1 1-2-1-4 0-6 0-1 2-1 3-2-1-2-2-5-3-7-1-3 0-7-2-10-2-3-6-5-10-5-4 0-8 2-10 5-2 3-2 7-2 10 0 3 3 5 4 8 1 3 2 7 1 10-1 5-5 10-7 15"
    />
    <path
      className="line fill-paper"
      d="M8 16h24q3 0 3 3v38q0 3-3 3H8q-3 0-3-3V19q0-3 3-3zM14 16v-4h12v4"
    />
    <path className="line-fine" d="M20 27h9M20 38h9M20 49h9" />
    <path
      className="accent"
      d="M10 27l2 2 4-5M10 38l2 2 4-5M10 49l2 2 4-5M40 41l6-1M40 46h6M38 51l7 1"
    />
  </Vignette>
)
