import { Scene } from './scene.tsx'

/** A person sitting with crossed legs, a hand on the chest and one on the belly, breathing. */
export const Calm = () => (
  <Scene>
    <path className="line-fine" d="M15 60a46 46 0 1 1 90 0" />
    <path className="accent" d="M23 66a38 38 0 1 1 74 0" />
    <path
      className="line-strong fill-paper"
      d="M55 35c0 8-12 4-14 12l3 39h32l3-39c-2-8-14-4-14-12M60 11c8 0 11 5 11 12s-5 14-11 14-11-7-11-14 3-12 11-12zM60 113c-18 0-34 0-44-5-6-3-4-11 3-13 9-3 16-4 23-9h36c7 5 14 6 23 9 7 2 9 10 3 13-10 5-26 5-44 5z"
    />
    <path
      className="line fill-mist-2"
      d="M49 24c-4-22 26-22 22 0-3-8-19-8-22 0zM54 9c-3-9 15-9 12 0z"
    />
    <path className="line-fine" d="M52 42q8 8 16 0" />
    <path d="M15 103c20-4 38 0 53 9M105 103c-15-4-30-2-41 4" />
    <path
      className="line-strong fill-paper"
      d="M77 43c8 3 12 17 14 27 1 5-2 8-7 8-9 2-17 2-25 1-4-1-3-6 1-6 7 0 10-1 15-4l-4-16M43 43c-8 3-12 17-14 26-1 5 2 8 7 6 10-3 18-7 27-13 3-4 0-7-4-6-7 2-10 4-14 7l4-10"
    />
  </Scene>
)
