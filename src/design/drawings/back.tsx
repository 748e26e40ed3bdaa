import { Scene } from './scene.tsx'

/** A person standing, seen from the side, a hand on the sore low back. */
export const Back = () => (
  <Scene>
    <path
      className="line-strong fill-paper"
      d="M54 117c-1-6-2-13-3-19-1-5-4-9-4-14 0-3 2-7 3-10 1-3 4-5 4-8 0-4-3-7-4-11-1-3-3-7-2-10 1-3 3-6 5-9 2-2 5-3 6-5 1-2 0-4 0-6-1-2-3-3-4-5-1-3-1-6 0-9 1-3 3-5 6-6 3-1 7-2 10-1 3 1 6 3 8 6 1 1 0 3 0 4l3 5c-1 1-2 1-3 2-1 2 0 5-1 6-2 2-5 1-7 2 0 1-1 3 0 4 2 3 6 5 8 9 2 4 3 8 3 12 0 5-1 9-2 14 0 5-1 9-1 14 0 6 1 12 1 18 0 6-1 11-2 17"
    />
    <path
      className="line fill-mist-2"
      d="M79 10c-2-2-4-6-7-7-4-1-8-1-12 1-3 1-5 5-6 8-1 3 0 6 1 8 1 2 3 3 4 4 2-1 5-2 6-4 1-2-1-5 1-7 2-2 5 1 7 0 2-1 4-2 6-3z"
    />
    <path className="line-fine" d="M48 82c5 1 9 4 14 4 6 0 11-1 17-2" />
    <path
      className="line fill-paper"
      d="M72 46c-2 3-3 6-6 8-4 3-8 4-12 6-2 1-6 2-6 4 0 3 5 2 7 4 2 1 5 3 6 5 1 2-1 4-3 5-3 1-5 0-8-1-4-1-7-4-10-6-3-2-7-3-9-6-1-2 0-5 1-7 3-4 7-7 10-10 4-4 7-8 12-10 3-2 7-3 10-2 3 1 5 4 8 6"
    />
    <path className="line-fine" d="M52 38q6 8 3 21M54 73l7 3M52 77l6 2" />
    <path className="line-strong accent" d="M42 80l-8 4M43 87l-8 6M40 73l-9 0" />
  </Scene>
)
