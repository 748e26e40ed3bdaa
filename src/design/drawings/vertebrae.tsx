import { Vignette } from './vignette.tsx'

/** Five vertebrae along the curve of a spine, two of them sore. */
export const Vertebrae = () => (
  <Vignette>
    <path className="line-fine" d="M46 4c7 9 5 14 1 22s-6 20 0 34" />
    <path
      className="line fill-mist-2"
      d="M19 5l17-2q4 0 4 4l-1 2q-1 2-4 3l-16 1q-4 0-4-4t4-4zM16 17l18-2q4 0 4 4t-4 4l-18 2q-4 0-4-4t4-4zM16 53l20-1q4 0 4 4v1q0 4-4 4l-19 1q-4 0-4-4.5t3-4.5z"
    />
    <path
      className="line accent fill-paper"
      d="M12 29l18-2q4 0 4 4t-3 4l-18 2q-4 0-4-4t3-4zM12 41l18-1q4 0 4 4t-4 4l-18 1q-4 0-4-4t4-4z"
    />
    <path d="M40 7l8 3M38 19l8 5M34 31l8 5M34 44l8 3M40 56l8 4" />
  </Vignette>
)
