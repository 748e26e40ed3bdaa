import { Scene } from './scene.tsx'

/** A paper of rights before a shield. */
export const Shield = () => (
  <Scene>
    <path
      className="line-strong fill-mist-2"
      d="M60 6c14 8 28 11 42 11 2 44-10 76-42 97C28 93 16 61 18 17c14 0 28-3 42-11z"
    />
    <path
      className="line-fine"
      d="M60 15c11 6 22 9 33 9 1 36-8 61-33 79-25-18-34-43-33-79 11 0 22-3 33-9z"
    />
    <path
      className="line-strong fill-paper"
      d="M42 32h28l10 10v42q0 3-3 3H43q-3 0-3-3V35q0-3 2-3z"
    />
    <path d="M70 32v10h10" />
    <path className="line-fine" d="M48 44h14M48 53h24M48 76h12" />
    <path className="line-strong accent" d="M48 64l6 5 12-11" />
  </Scene>
)
