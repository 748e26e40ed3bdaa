import { Vignette } from './vignette.tsx'

/** Ten people in two rows; the first five are marked: half of a group. */
export const HalfBetter = () => (
  <Vignette>
    <path
      className="line fill-mist-2"
      d="M12 14a3 3 0 1 1-.1 0zM8 29v-3q0-4 4-4t4 4v3zM22 14a3 3 0 1 1-.1 0zM18 29v-3q0-4 4-4t4 4v3zM32 14a3 3 0 1 1-.1 0zM28 29v-3q0-4 4-4t4 4v3zM42 14a3 3 0 1 1-.1 0zM38 29v-3q0-4 4-4t4 4v3zM52 14a3 3 0 1 1-.1 0zM48 29v-3q0-4 4-4t4 4v3z"
    />
    <path
      className="line-fine fill-paper"
      d="M12 36a3 3 0 1 1-.1 0zM8 51v-3q0-4 4-4t4 4v3zM22 36a3 3 0 1 1-.1 0zM18 51v-3q0-4 4-4t4 4v3zM32 36a3 3 0 1 1-.1 0zM28 51v-3q0-4 4-4t4 4v3zM42 36a3 3 0 1 1-.1 0zM38 51v-3q0-4 4-4t4 4v3zM52 36a3 3 0 1 1-.1 0zM48 51v-3q0-4 4-4t4 4v3z"
    />
  </Vignette>
)
