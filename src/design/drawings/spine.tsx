import { Scene } from './scene.tsx'

/** A back with its spine, the sore vertebrae marked. */
export const Spine = () => (
  <Scene>
    <path
      className="line-strong fill-paper"
      d="M23 117c-2-5-5-10-6-15-1-7-2-13-2-20 1-8 1-16 5-23 2-4 7-7 12-9 5-2 11-2 16-4 2-1 4-3 5-5 1-2 0-5 0-7-2-3-4-5-5-8-1-4-1-9 1-12 2-4 6-8 11-8 5 0 9 4 11 8 2 3 2 8 1 12-1 3-3 5-5 8 0 2-1 5 0 7 1 2 3 4 5 5 5 2 11 2 16 4 5 2 10 5 12 9 4 7 4 15 5 23 0 7-1 13-2 20-1 5-4 10-6 15"
    />
    <path d="M33 70c1 5 2 9 3 14 1 5 4 9 4 14 0 6-2 13-3 19M87 70c-1 5-2 9-3 14-1 5-4 9-4 14 0 6 2 13 3 19" />
    <path
      className="line fill-mist-2"
      d="M53 35c-2-3-4-6-5-9-1-4-1-9 1-12 2-4 6-8 11-8 5 0 9 4 11 8 2 3 2 8 1 12-1 3-3 6-5 9-2 1-5 2-7 2-2 0-5-1-7-2z"
    />
    <path
      className="line-fine"
      d="M52 60c-3 1-6 0-8 2-3 3-4 8-4 12 0 3 4 4 6 6M68 60c3 1 6 0 8 2 3 3 4 8 4 12 0 3-4 4-6 6"
    />
    <path
      className="line-strong"
      d="M57 44h6M56 50h8M56 56h8M55 62h10M55 68h10M55 74h10M54 80h12M54 110h12"
    />
    <path className="line-strong accent" d="M54 86h12M53 92h14M53 98h14M54 104h12" />
  </Scene>
)
