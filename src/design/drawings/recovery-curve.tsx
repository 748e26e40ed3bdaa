import { Scene } from './scene.tsx'

/** A sheet with a curve of weeks, where a person stands on it, and three answers below. */
export const RecoveryCurve = () => (
  <Scene>
    <path
      className="line-strong fill-paper"
      d="M22 12h76q6 0 6 6v86q0 6-6 6H22q-6 0-6-6V18q0-6 6-6z"
    />
    <path className="fill-mist-2" d="M28 30C38 32 42 50 54 58c10 6 24 8 38 9v7H28z" />
    <path className="line-fine" d="M28 40h64M28 52h64M44 22v52M60 22v52M76 22v52" />
    <path d="M28 20v54h66" />
    <path className="line-strong" d="M28 30C38 32 42 50 54 58c10 6 24 8 38 9" />
    <path className="line accent fill-paper" d="M54 52.5a5.5 5.5 0 1 1-.1 0z" />
    <path
      className="line fill-mist"
      d="M34 84.5a5.5 5.5 0 1 1-.1 0zM60 84.5a5.5 5.5 0 1 1-.1 0zM86 84.5a5.5 5.5 0 1 1-.1 0z"
    />
    <path className="line-strong accent" d="M60 90v.1" />
    <path className="line-fine" d="M28 101h12M54 101h12M80 101h12" />
  </Scene>
)
