import { Scene } from './scene.tsx'

/** Two people who talk, in Spanish and in English. */
export const TwoLanguages = () => (
  <Scene>
    <path
      className="line-strong fill-paper"
      d="M4 118c0-20 9-30 26-30s26 10 26 30M64 118c0-20 9-30 26-30s26 10 26 30"
    />
    <path
      className="line-strong fill-paper"
      d="M30 54c8 0 13 7 13 17s-5 19-13 19-13-9-13-19 5-17 13-17zM90 54c8 0 13 7 13 17s-5 19-13 19-13-9-13-19 5-17 13-17z"
    />
    <path
      className="line fill-mist-2"
      d="M16 74c-4-28 32-28 28 0 0-8-4-12-8-13-6 6-14 5-20 13zM76 92c-6-10-6-44 14-44s20 34 14 44c2-18-2-26-8-29-6 4-14 4-17 4-2 6-3 16-3 25z"
    />
    <path
      className="line-strong fill-paper"
      d="M10 6h36q6 0 6 6v20q0 6-6 6H34l-6 8v-8H10q-6 0-6-6V12q0-6 6-6z"
    />
    <path
      className="line-strong fill-mist-2"
      d="M74 2h36q6 0 6 6v20q0 6-6 6h-18v8l-6-8H74q-6 0-6-6V8q0-6 6-6z"
    />
    <path className="line-strong accent" d="M28 13v.1M28 20c0 4-6 4-6 8 0 5 11 5 11-.1" />
    <path className="line-fine" d="M78 13h28M78 22h18" />
    <path className="line-fine" d="M20 92q10 12 20 0M80 94q10 10 20 0" />
  </Scene>
)
