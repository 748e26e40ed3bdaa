import { Scene } from './scene.tsx'

/** A truck with its trailer, close behind a small car. */
export const Truck = () => (
  <Scene>
    <path className="line-fine" d="M0 93h120M16 100h34M64 100h38" />
    <path
      className="line-strong fill-paper"
      d="M64 22h50q3 0 3 3v54H64zM60 84V43H50c-3 0-5 1-6 4l-6 16-3 4v14q0 3 3 3z"
    />
    <path className="line fill-mist-2" d="M48 49h6v13H43zM64 22v57h53v-8H71V22z" />
    <path className="line-fine" d="M82 30v35M93 30v35M104 30v35M54 67v12M60 79h4M57 43v-9" />
    <path
      className="line fill-mist"
      d="M49 77a8 8 0 1 1-.1 0zM84 77a8 8 0 1 1-.1 0zM103 77a8 8 0 1 1-.1 0z"
    />
    <path
      className="line-strong fill-paper"
      d="M2 86v-5c0-2 1-4 3-4l4-2 4-7q1-2 4-2h6q3 0 4 2l3 8q2 1 2 4v6q0 2-2 2H4q-2 0-2-2z"
    />
    <path className="line fill-mist" d="M10 84a4 4 0 1 1-.1 0zM25 84a4 4 0 1 1-.1 0z" />
    <path className="line-fine" d="M14 75h13M20 67v8" />
    <path className="line-strong accent" d="M34 56V46M28 58l-5-7M16 60l-6-4" />
  </Scene>
)
