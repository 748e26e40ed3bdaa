import { Scene } from './scene.tsx'

/** A motorcycle on its stand, the helmet on the seat. */
export const Motorcycle = () => (
  <Scene>
    <path className="line-fine" d="M2 101h116M18 108h30M66 108h34" />
    <path className="line-strong fill-paper" d="M26 67a17 17 0 1 1-.1 0zM94 67a17 17 0 1 1-.1 0z" />
    <path className="line-fine" d="M26 73a11 11 0 1 1-.1 0zM94 73a11 11 0 1 1-.1 0z" />
    <path className="line fill-mist-2" d="M46 66h26l4 12-8 10H52l-8-10zM49 72h20M49 78h21" />
    <path
      className="line-strong"
      d="M26 84l15-39M38 42q6-7 14-6M94 84L70 64M44 62l-4-8M60 101l6-13"
    />
    <path className="line fill-paper" d="M42 58c2-10 22-13 28-3l2 9c-10 2-22 2-30-6z" />
    <path className="line fill-mist-2" d="M70 56c10 4 18 2 26-6 4 0 6 2 6 5-6 9-18 13-30 9z" />
    <path className="line fill-paper" d="M66 88h32q4 0 4 3t-4 3H64M34 46a5 5 0 1 1-.1 0z" />
    <path
      className="line-strong accent fill-paper"
      d="M70 46c-2-13 5-22 15-22 9 0 15 7 14 17-1 6-4 9-8 10H80z"
    />
    <path className="accent" d="M69 38h14q4 0 4 4t-4 4H70" />
  </Scene>
)
