import { Drawing, type DrawingProps } from './drawing.tsx'
import { skylineShapes } from './skyline-shapes.ts'
import './skyline.css'

/**
 * The hero's band: the port with its cranes, downtown behind Lake Merritt, the Bay Bridge's new
 * eastern span. Wide screens see all of it; a phone sees the middle: one crane, the Tribune Tower,
 * the necklace of lights and the bridge's tower. Its water is mist, so a mist section can follow.
 */
export function Skyline({ title }: DrawingProps) {
  return (
    <Drawing
      viewBox="0 0 1280 230"
      className="skyline"
      preserveAspectRatio="xMidYMax slice"
      title={title}
    >
      {skylineShapes.map((shape) => (
        <path key={`${shape.transform} ${shape.d}`} {...shape} />
      ))}
    </Drawing>
  )
}
