interface Stroke {
  d: string
  /** Across the limb, edges included, in the units of the drawing. */
  width: number
  /** Clothes or hair, darker than skin. */
  shade?: true
}

interface FigureProps {
  strokes: readonly Stroke[]
  /** Both edges of a limb together: as strong as an outline, unless the figure is drawn smaller. */
  edges?: number
}

/** Arms, legs and trunks as thick strokes: all edges first, so that the parts grow together. */
export const Figure = ({ strokes, edges = 5 }: FigureProps) => (
  <>
    {strokes.map(({ d, width }) => (
      <path key={d} d={d} strokeWidth={width} />
    ))}
    {strokes.map(({ d, width, shade }) => (
      <path
        key={d}
        d={d}
        stroke={shade ? 'var(--hill-2)' : 'var(--drawing-ground,var(--paper))'}
        strokeWidth={width - edges}
      />
    ))}
  </>
)
