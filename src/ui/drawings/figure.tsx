export interface Stroke {
  d: string
  /** Across the limb, edges included, in the units of the drawing. */
  width: number
}

/** Both edges of a limb together, as strong as an outline. */
const edges = 5

/** Arms, legs and trunks as thick strokes: all edges first, so that the parts grow together. */
export const Figure = ({ strokes }: { strokes: readonly Stroke[] }) => (
  <>
    {strokes.map(({ d, width }) => (
      <path key={d} d={d} strokeWidth={width} />
    ))}
    {strokes.map(({ d, width }) => (
      <path key={d} d={d} stroke="var(--drawing-ground,var(--paper))" strokeWidth={width - edges} />
    ))}
  </>
)
