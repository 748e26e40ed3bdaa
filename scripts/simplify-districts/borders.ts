import type { Grid } from './grid.ts'

export type Point = readonly [x: number, y: number]

/**
 * A stretch of border between two areas, from one place where three meet to the next, or all the
 * way round. Two neighbours share it: simplified once, it stays the same for both.
 */
export interface Border {
  points: Point[]
  /** Labels on the left and the right of the way; 0 is outside. */
  left: number
  right: number
}

/** East, south, west, north. */
const steps: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]

/** Finds every border between the labels of a grid. Points are corners of cells. */
export function traceBorders(grid: Grid): Border[] {
  const borders: Border[] = []
  const done = new Uint8Array((grid.width + 1) * (grid.height + 1) * 2)
  const followFrom = (isStart: (ways: readonly number[]) => boolean) => {
    for (let y = 0; y <= grid.height; y++) {
      for (let x = 0; x <= grid.width; x++) {
        const ways = waysFrom(grid, x, y)
        for (const way of isStart(ways) ? ways : []) {
          if (!isDone(done, grid, x, y, way)) borders.push(followBorder(grid, done, x, y, way))
        }
      }
    }
  }
  followFrom((ways) => ways.length > 2)
  // What is left are rings on which no third area lies: they may begin anywhere.
  followFrom(() => true)
  return borders
}

function labelAt({ width, height, cells }: Grid, x: number, y: number) {
  return x < 0 || y < 0 || x >= width || y >= height ? 0 : (cells[y * width + x] ?? 0)
}

/** The labels on both sides of the step from a corner in a direction. */
function sidesOf(grid: Grid, x: number, y: number, way: number) {
  const northEast = labelAt(grid, x, y - 1)
  const southEast = labelAt(grid, x, y)
  const southWest = labelAt(grid, x - 1, y)
  const northWest = labelAt(grid, x - 1, y - 1)
  if (way === 0) return { left: northEast, right: southEast }
  if (way === 1) return { left: southEast, right: southWest }
  if (way === 2) return { left: southWest, right: northWest }
  return { left: northWest, right: northEast }
}

/** The directions in which a border leaves a corner: none inside of an area. */
function waysFrom(grid: Grid, x: number, y: number) {
  const northEast = labelAt(grid, x, y - 1)
  const southEast = labelAt(grid, x, y)
  const southWest = labelAt(grid, x - 1, y)
  const northWest = labelAt(grid, x - 1, y - 1)
  const ways: number[] = []
  if (northEast !== southEast) ways.push(0)
  if (southEast !== southWest) ways.push(1)
  if (southWest !== northWest) ways.push(2)
  if (northWest !== northEast) ways.push(3)
  return ways
}

/** Each step is known by its western or northern corner and whether it runs east or south. */
function stepKey({ width }: Grid, x: number, y: number, way: number) {
  const column = way === 2 ? x - 1 : x
  const row = way === 3 ? y - 1 : y
  return (row * (width + 1) + column) * 2 + (way % 2)
}

function isDone(done: Uint8Array, grid: Grid, x: number, y: number, way: number) {
  return done[stepKey(grid, x, y, way)] === 1
}

function followBorder(grid: Grid, done: Uint8Array, x: number, y: number, way: number): Border {
  const { left, right } = sidesOf(grid, x, y, way)
  const points: Point[] = [[x, y]]
  let [atX, atY, next] = [x, y, way as number | undefined]
  while (next !== undefined) {
    done[stepKey(grid, atX, atY, next)] = 1
    const [dx, dy] = steps[next] ?? [0, 0]
    atX += dx
    atY += dy
    points.push([atX, atY])
    const ways = waysFrom(grid, atX, atY)
    const isCrossing = ways.length > 2
    const here: Point = [atX, atY]
    next = isCrossing ? undefined : ways.find((one) => !isDone(done, grid, ...here, one))
  }
  return { points, left, right }
}

/** The borders of an area put together to rings, with the area always on the same side. */
export function ringsOf(borders: readonly Border[], label: number): Point[][] {
  const parts = borders.flatMap(({ points, left, right }) => {
    if (left === label) return [points]
    return right === label ? [points.toReversed()] : []
  })
  const rings: Point[][] = []
  while (parts.length > 0) {
    const ring = [...(parts.shift() ?? [])]
    while (!isSame(ring.at(0), ring.at(-1))) {
      const next = parts.findIndex((part) => isSame(part.at(0), ring.at(-1)))
      if (next === -1) throw new Error(`The border of area ${label} is not closed`)
      ring.push(...(parts.splice(next, 1)[0] ?? []).slice(1))
    }
    rings.push(ring.slice(0, -1))
  }
  return rings
}

function isSame(one: Point | undefined, other: Point | undefined) {
  return one?.[0] === other?.[0] && one?.[1] === other?.[1]
}
