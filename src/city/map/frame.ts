/** A part of the map, in its units. */
export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

export interface Spot {
  x: number
  y: number
}

const numbersOf = (path: string) => (path.match(/-?\d+/g) ?? []).map(Number)

/** The corners of closed rings written as `M1 2l3 4 5-6z`. */
export function cornersOf(path: string): Spot[] {
  return path.split('z').flatMap((ring) => {
    const steps = numbersOf(ring)
    let [x, y] = [0, 0]
    return Array.from({ length: steps.length / 2 }, (_, index) => {
      x += steps[index * 2] ?? 0
      y += steps[index * 2 + 1] ?? 0
      return { x, y }
    })
  })
}

/** The frame around rings, with some units to spare. */
export function frameAround(path: string, spare: number): Frame {
  const corners = cornersOf(path)
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs) - spare, Math.min(...ys) - spare]
  return { x, y, width: Math.max(...xs) + spare - x, height: Math.max(...ys) + spare - y }
}

export const isInside = ({ x, y }: Spot, frame: Frame) =>
  x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height

/** Where the way from the middle of the frame to a place outside leaves it, `inset` units earlier. */
export function edgeOf(place: Spot, frame: Frame, inset: number): Spot {
  const [halfWidth, halfHeight] = [frame.width / 2 - inset, frame.height / 2 - inset]
  const [middleX, middleY] = [frame.x + frame.width / 2, frame.y + frame.height / 2]
  const [dx, dy] = [place.x - middleX, place.y - middleY]
  const part = Math.min(halfWidth / Math.abs(dx), halfHeight / Math.abs(dy))
  return { x: middleX + dx * part, y: middleY + dy * part }
}

/** The eight winds, from east by the south, as the angle on a screen grows. */
const winds = [
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
  'north',
  'northeast',
] as const

export type Wind = (typeof winds)[number]

/** The wind in which a place lies from another, both in units of the map. */
export function windTo(from: Spot, to: Spot): Wind {
  const eighth = Math.round(Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 4))
  return winds[(eighth + 8) % 8] ?? 'east'
}
