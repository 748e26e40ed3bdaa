import { Scene } from './scene.tsx'

/** A car that drives into the back of the car before it. */
export const RearEnd = () => (
  <Scene>
    <path className="line-fine" d="M0 93h120M10 100h30M56 100h44" />
    <path
      className="line-strong fill-paper"
      d="M3 83v-7c0-3 2-5 5-6l8-2 8-14c1-2 3-3 6-3h14c3 0 5 2 6 4l5 12 2 4-2 4 2 3v5q0 3-3 3H6q-3 0-3-3zM62 83v-7c0-3 2-5 5-6l8-2 8-14c1-2 3-3 6-3h14c3 0 5 2 6 4l5 12q3 2 3 5v7q0 3-3 3H65q-3 0-3-3z"
    />
    <path
      className="line fill-mist-2"
      d="M20 68l6-10q1-2 4-2h6v12zM41 56h4l5 12h-9zM79 68l6-10q1-2 4-2h6v12zM100 56h4l5 12h-9z"
    />
    <path
      className="line fill-mist"
      d="M17 79a6.5 6.5 0 1 1-.1 0zM45 79a6.5 6.5 0 1 1-.1 0zM76 79a6.5 6.5 0 1 1-.1 0zM104 79a6.5 6.5 0 1 1-.1 0z"
    />
    <path className="line-strong accent" d="M59 50V38M52 51l-5-8M66 51l5-8" />
    <path className="accent" d="M112 34H82m8-7l-8 7 8 7" />
  </Scene>
)
