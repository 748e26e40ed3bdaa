import { Vignette } from './vignette.tsx'

/** A car that waits at a red light. */
export const TrafficLight = () => (
  <Vignette>
    <path className="line-fine" d="M2 58h60" />
    <path d="M12 36v22" />
    <path className="line fill-mist-2" d="M7 4h10q3 0 3 3v26q0 3-3 3H7q-3 0-3-3V7q0-3 3-3z" />
    <path className="line accent fill-accent" d="M12 8.5a3 3 0 1 1-.1 0z" />
    <path className="line-fine fill-paper" d="M12 17a3 3 0 1 1-.1 0zM12 25.5a3 3 0 1 1-.1 0z" />
    <path
      className="line fill-paper"
      d="M22 53v-7q0-4 4-4l5-1 5-8q1-2 4-2h9q3 0 4 2l5 9q3 0 3 4v5q0 2-2 2H24q-2 0-2-2z"
    />
    <path className="line-fine fill-mist-2" d="M34 41l4-6h6v6zM47 41v-6h3l4 6z" />
    <path className="line fill-mist" d="M32 49a5 5 0 1 1-.1 0zM51 49a5 5 0 1 1-.1 0z" />
  </Vignette>
)
