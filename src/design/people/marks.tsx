/** The two weights of line, in the units of a scene, of which a wide one has 600. */
const strong = 2.5
export const fine = 1.25

export interface MarkProps {
  d: string
  /** A colour of the palette, by its name. */
  fill?: string
  /** The colour of the edge or line. */
  stroke?: string
  /** How many units of the drawing one unit of the scene is, inside something that is scaled. */
  scale?: number
  className?: string
  transform?: string
}

const color = (name: string) => `var(--${name})`

/** An area with a strong edge around all its parts together. */
export const Shape = ({ d, fill = 'card', stroke = 'edge', scale = 1, ...rest }: MarkProps) => (
  <path
    d={d}
    fill={color(fill)}
    stroke={color(stroke)}
    strokeWidth={(strong * 2) / scale}
    paintOrder="stroke"
    {...rest}
  />
)

/** An area with a fine edge. */
export const Piece = ({ d, fill = 'card', stroke = 'edge', scale = 1, ...rest }: MarkProps) => (
  <path d={d} fill={color(fill)} stroke={color(stroke)} strokeWidth={fine / scale} {...rest} />
)

/** An area without an edge. */
export const Area = ({ d, fill = 'card', stroke: _, scale: __, ...rest }: MarkProps) => (
  <path d={d} fill={color(fill)} {...rest} />
)

/** A fine line. */
export const Line = ({ d, stroke = 'edge', fill: _, scale = 1, ...rest }: MarkProps) => (
  <path d={d} stroke={color(stroke)} strokeWidth={fine / scale} {...rest} />
)

/** A strong line. */
export const Stroke = ({ d, stroke = 'edge', fill: _, scale = 1, ...rest }: MarkProps) => (
  <path d={d} stroke={color(stroke)} strokeWidth={strong / scale} {...rest} />
)
