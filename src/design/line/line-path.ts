/** A place on the sheet of a stretch, 100 by 100 whatever it measures on a screen, and where the line goes from there. */
export interface LinePlace {
  x: number
  y: number
  heading: 'down' | 'left'
}

const steps = { down: { x: 0, y: 1 }, left: { x: -1, y: 0 } } as const

/** So far along the way a bend keeps its first direction. */
const stiffness = 0.55

const reach = (from: LinePlace, to: LinePlace, { heading }: LinePlace) =>
  stiffness * Math.abs(heading === 'down' ? to.y - from.y : to.x - from.x)

const written = (x: number, y: number) => `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`

/** One bend of the line, as the data of a path: it leaves and arrives in the directions given. */
export function bend(from: LinePlace, to: LinePlace) {
  const [leaving, arriving] = [steps[from.heading], steps[to.heading]]
  const [out, back] = [reach(from, to, from), reach(from, to, to)]
  return [
    `M${written(from.x, from.y)}`,
    `C${written(from.x + leaving.x * out, from.y + leaving.y * out)}`,
    written(to.x - arriving.x * back, to.y - arriving.y * back),
    written(to.x, to.y),
  ].join(' ')
}

/** Down the whole sheet, with the waver of a hand: back where it began at the lower edge. */
export const rail = 'M50 0C95 12 5 21 50 33S95 54 50 66 5 88 50 100'

/** From the right edge of the window to the kink. */
export const fromTheEdge = bend(
  { x: 100, y: 50, heading: 'left' },
  { x: 0, y: 50, heading: 'left' },
)

/** A street from the right edge of the window, until it turns. */
export const straight = 'M100 50H0'

/** From the kink to the rail. */
export const toTheRail = bend({ x: 100, y: 50, heading: 'left' }, { x: 0, y: 100, heading: 'down' })

/** From where it leaves a picture, above, to the rail. */
export const fromThePicture = bend(
  { x: 100, y: 0, heading: 'down' },
  { x: 0, y: 100, heading: 'down' },
)

/** The crash, from right to left on a sheet of 48 by 100: what no bend of the line looks like. */
export const kink = 'M48 50H38L33 12 24 92 16 30 11 50H0'

/** From the rail at its upper left corner into the dot, on a sheet of 36 by 64. */
export const toTheDot = 'M0 0V26C0 42 8 48 20 48'
