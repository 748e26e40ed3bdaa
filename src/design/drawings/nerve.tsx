import { Scene } from './scene.tsx'

/** Low back and legs from behind, a nerve running down one leg. */
export const Nerve = () => (
  <Scene>
    <path className="fill-paper" d="M40 4h40l8 36-7 40-3 37H67l-7-69-7 69H42l-3-37-7-40z" />
    <path
      className="line-strong"
      d="M40 4c0 3 2 6 1 9-1 5-4 8-6 13-2 5-3 9-3 14 0 7 1 13 2 20 1 7 4 13 5 20 0 5-2 11-2 16 1 7 3 14 5 21M80 4c0 3-2 6-1 9 1 5 4 8 6 13 2 5 3 9 3 14 0 7-1 13-2 20-1 7-4 13-5 20 0 5 2 11 2 16-1 7-3 14-5 21"
    />
    <path d="M53 117c1-7 3-14 3-21 0-5-1-11-1-16 0-5 2-11 3-16 1-5 1-11 2-16 1 5 1 11 2 16 1 5 3 11 3 16 0 5-1 11-1 16 0 7 2 14 3 21" />
    <path
      className="line-fine"
      d="M36 49c4 2 7 5 11 5 5 0 8-6 13-6 5 0 8 6 13 6 4 0 7-3 11-5M43 84h8"
    />
    <path className="line-strong" d="M55 6h10M54 12h12M54 18h12" />
    <path
      className="line-strong accent"
      d="M54 24h12M63 28c2 2 5 3 7 5 2 3 4 6 4 9 1 6 0 12 0 18 0 6-1 12-1 18 0 5-1 9-1 14 0 5 0 9 0 14M73 80c1 3 3 6 4 10 1 3 0 7 0 10"
    />
  </Scene>
)
