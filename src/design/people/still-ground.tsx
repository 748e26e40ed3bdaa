import { Area } from './marks.tsx'

/** A still ground behind one person. */
export const StillGround = ({ fill }: { fill: string }) => (
  <Area
    fill={fill}
    d="M300 14C424 14 548 74 566 190C580 300 520 404 520 404H70C34 330 14 250 40 170C74 66 184 14 300 14z"
  />
)
