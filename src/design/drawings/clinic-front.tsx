import { Vignette } from './vignette.tsx'

/** The front of a clinic: awning, door, window and a plant. */
export const ClinicFront = () => (
  <Vignette>
    <path className="line-fine" d="M2 58h60" />
    <path className="line-strong fill-paper" d="M8 58V10h48v48" />
    <path className="line fill-mist" d="M14 34h20v14H14z" />
    <path className="line fill-mist-2" d="M40 30h11v28H40z" />
    <path
      className="line fill-paper"
      d="M8 18h48l4 8q-4 5-8 0-4 5-8 0-4 5-8 0-4 5-8 0-4 5-8 0-4 5-8 0-4 5-8 0z"
    />
    <path className="line-fine" d="M14 18l-2 8M23 18l-3 8M32 18v8M41 18l3 8M50 18l2 8M24 34v14" />
    <path d="M48 45v2" />
    <path className="line-strong accent" d="M28 14h8" />
    <path className="line fill-mist-2" d="M14 58v-4h8v4zM18 54c-5-3-3-7 0-7s5 4 0 7z" />
  </Vignette>
)
