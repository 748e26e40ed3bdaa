import { Vignette } from './vignette.tsx'

/** Pages of a record held by a clip, with a seal. */
export const LegalRecords = () => (
  <Vignette>
    <path className="line fill-mist" d="M16 12l36-4 5 44-9 1" />
    <path className="line fill-paper" d="M8 13h30l9 9v38H8z" />
    <path d="M38 13v9h9" />
    <path className="line-fine" d="M15 30h24M15 37h24M15 44h14M15 51h10" />
    <path className="line-fine" d="M15 20V9a3 3 0 0 1 6 0v12a2 2 0 0 1-4 0V11" />
    <path className="accent" d="M36 54l-2 8 4-2 4 2-2-8" />
    <path className="line accent fill-paper" d="M38 42a6.5 6.5 0 1 1-.1 0z" />
    <path className="accent" d="M35.5 48.5l2 2 3-4" />
  </Vignette>
)
