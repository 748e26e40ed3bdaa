import { Scene } from './scene.tsx'

/** A list to tick inside a ring of three days, the first of them marked. */
export const ThreeDays = () => (
  <Scene>
    <path
      className="line-strong"
      d="M66 5.5a55 55 0 0 1 43 30M112 42a55 55 0 0 1-36 71M68 114.5A55 55 0 0 1 8 43"
    />
    <path className="accent" strokeWidth="4.5" d="M11 36a55 55 0 0 1 46-31" />
    <path
      className="line-strong fill-paper"
      d="M40 26h40q5 0 5 5v60q0 5-5 5H40q-5 0-5-5V31q0-5 5-5z"
    />
    <path className="line fill-mist-2" d="M42 38h9v9h-9zM42 56h9v9h-9zM42 74h9v9h-9z" />
    <path className="line-fine" d="M58 41h20M58 59h20M58 77h20M58 46h12M58 64h14M58 82h9" />
    <path className="line-strong accent" d="M43 41l4 4 7-9M43 59l4 4 7-9" />
  </Scene>
)
