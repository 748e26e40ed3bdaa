import { Drawing, type DrawingProps } from './drawing.tsx'
import type { SkylineShape } from './skyline-shape.ts'
import './skyline.css'

export interface SkylineProps extends DrawingProps {
  /** On a sheet of 1280 by 230. */
  shapes: readonly SkylineShape[]
}

/** The hero's band: the skyline of the city. Its water is mist, so a mist section can follow. */
export function Skyline({ shapes, title }: SkylineProps) {
  return (
    <Drawing
      viewBox="0 0 1280 230"
      className="skyline"
      preserveAspectRatio="xMidYMax slice"
      title={title}
    >
      {shapes.map((shape) => (
        <path key={`${shape.transform} ${shape.d}`} {...shape} />
      ))}
    </Drawing>
  )
}
