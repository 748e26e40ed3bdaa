import { Vignette } from './vignette.tsx'

/** An open book with a bookmark. */
export const OpenBook = () => (
  <Vignette>
    <path className="line fill-mist-2" d="M4 18h56v36H4z" />
    <path
      className="line fill-paper"
      d="M32 16C26 10 16 9 7 11v38c9-2 19-1 25 5 6-6 16-7 25-5V11c-9-2-19-1-25 5z"
    />
    <path
      className="line-fine"
      d="M32 16v38M13 19c5-1 9 0 13 2M13 27c5-1 9 0 13 2M13 35c5-1 9 0 13 2M51 35c-5-1-9 0-13 2"
    />
    <path className="line accent fill-accent" d="M43 11v17l4-3 4 3V10z" />
  </Vignette>
)
