/** One path of a skyline; the classes are those of drawing.css. */
export interface SkylineShape {
  d: string
  className?: string
  strokeWidth?: string
  strokeDasharray?: string
  transform?: string
}
