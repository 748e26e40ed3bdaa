import { Vignette } from './vignette.tsx'

/** Two cars that have met bumper to bumper. */
export const Crash = () => (
  <Vignette>
    <path className="line-fine" d="M2 54h60" />
    <path
      className="line fill-paper"
      d="M3 48v-9q0-3 3-4l5-1 4-8q1-2 3-2h5q2 0 3 2l3 9 1 5v8zM61 48v-9q0-3-3-4l-5-1-4-8q-1-2-3-2h-5q-2 0-3 2l-3 9-1 5v8z"
    />
    <path className="line-fine fill-mist-2" d="M15 34l3-6h5l2 6zM49 34l-3-6h-5l-2 6z" />
    <path
      className="line fill-mist"
      d="M14 48a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0zM28 48a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0zM45 48a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0zM59 48a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0z"
    />
    <path className="line-strong accent" d="M32 21v-9M26 23l-5-6M38 23l5-6" />
  </Vignette>
)
