import { Vignette } from './vignette.tsx'

/** Two hands that lift a box. */
export const BackToTasks = () => (
  <Vignette>
    <path className="line fill-mist" d="M16 32h32v22H16z" />
    <path className="line-fine" d="M16 39h32M28 32v7h8v-7" />
    <path
      className="line fill-paper"
      d="M7 62c-3-8-2-18 3-20 4-1 6 0 10 4 2 2 0 5-3 4l-3-2-2 6 2 8M57 62c3-8 2-18-3-20-4-1-6 0-10 4-2 2 0 5 3 4l3-2 2 6-2 8"
    />
    <path className="line-strong accent" d="M32 24V7m-7 7l7-7 7 7" />
  </Vignette>
)
