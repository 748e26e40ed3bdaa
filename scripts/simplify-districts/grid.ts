/** A picture of areas: each cell holds the label of the area it lies in, 0 for none. */
export interface Grid {
  width: number
  height: number
  cells: Uint8Array
}

export type Ring = readonly (readonly [x: number, y: number])[]

export function emptyGrid(width: number, height: number): Grid {
  return { width, height, cells: new Uint8Array(width * height) }
}

/** Paints the cells whose middle lies inside the rings; a ring within a ring is a hole. */
export function paint(grid: Grid, rings: readonly Ring[], label: number) {
  for (let row = 0; row < grid.height; row++) {
    const crossings = rings
      .flatMap((ring) => crossingsOf(ring, row + 0.5))
      .toSorted((a, b) => a - b)
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const from = Math.max(0, Math.ceil((crossings[pair] ?? 0) - 0.5))
      const to = Math.min(grid.width, Math.ceil((crossings[pair + 1] ?? 0) - 0.5))
      if (from < to) grid.cells.fill(label, row * grid.width + from, row * grid.width + to)
    }
  }
}

/** Where a ring crosses a horizontal line. */
function crossingsOf(ring: Ring, y: number) {
  const crossings: number[] = []
  for (const [index, [x1, y1]] of ring.entries()) {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1]
    if (y1 <= y !== y2 <= y) crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
  }
  return crossings
}

/**
 * Gives every cell of `mask` without a label the label next to it, from the edges inwards: the
 * gaps that are left where two outlines do not quite meet.
 */
export function fillGaps(grid: Grid, mask: Grid) {
  let gaps = [...grid.cells.keys()].filter((at) => mask.cells[at] !== 0 && grid.cells[at] === 0)
  for (;;) {
    const labels = gaps.map((at) => labelBeside(grid, at))
    gaps.forEach((at, index) => {
      grid.cells[at] = labels[index] ?? 0
    })
    const left = gaps.filter((_, index) => labels[index] === 0)
    if (left.length === gaps.length) return
    gaps = left
  }
}

/** Takes the label off every cell outside of `mask`. */
export function keepWithin(grid: Grid, mask: Grid) {
  for (const at of grid.cells.keys()) {
    if (mask.cells[at] === 0) grid.cells[at] = 0
  }
}

/** Takes the label off patches of fewer than `fewest` cells. */
export function dropSpecks(grid: Grid, fewest: number) {
  const seen = new Uint8Array(grid.cells.length)
  for (const start of grid.cells.keys()) {
    if (seen[start] || grid.cells[start] === 0) continue
    const patch = patchAt(grid, start, seen)
    if (patch.length < fewest) for (const at of patch) grid.cells[at] = 0
  }
}

function patchAt(grid: Grid, start: number, seen: Uint8Array) {
  const patch = [start]
  seen[start] = 1
  for (let next = 0; next < patch.length; next++) {
    for (const at of placesBeside(grid, patch[next] ?? 0)) {
      if (seen[at] || grid.cells[at] !== grid.cells[start]) continue
      seen[at] = 1
      patch.push(at)
    }
  }
  return patch
}

/**
 * Grows the painted cells by `reach` cells and shrinks them again: inlets and creeks narrower than
 * twice that are closed, the rest stays as it is.
 */
export function closeNarrow(mask: Grid, reach: number) {
  const fromPainted = distances(mask, (value) => value !== 0)
  const grown = { ...mask, cells: Uint8Array.from(fromPainted, (far) => (far <= reach ? 1 : 0)) }
  const fromOutside = distances(grown, (value) => value === 0)
  for (const at of mask.cells.keys()) {
    if ((fromOutside[at] ?? 0) > reach) mask.cells[at] = 1
  }
}

/** The cell with a label that is farthest from any other: where a word about the area has room. */
export function middleOf(grid: Grid, label: number): [x: number, y: number] {
  const room = distances(grid, (value) => value !== label)
  let best = 0
  for (const at of room.keys()) {
    if ((room[at] ?? 0) > (room[best] ?? 0)) best = at
  }
  return [(best % grid.width) + 0.5, Math.floor(best / grid.width) + 0.5]
}

/** Distance of every cell, in cells, to the nearest one of a kind; within a few hundredths. */
function distances(grid: Grid, isSource: (value: number) => boolean) {
  const { width, cells } = grid
  const far = Float32Array.from(cells, (value) => (isSource(value) ? 0 : Number.MAX_SAFE_INTEGER))
  const nearer = (at: number, offset: number, step: number) => {
    const distance = (far[at + offset] ?? Number.MAX_SAFE_INTEGER) + step
    if (distance < (far[at] ?? 0)) far[at] = distance
  }
  const diagonal = Math.SQRT2
  for (let at = 0; at < cells.length; at++) {
    nearer(at, -1, 1)
    nearer(at, -width, 1)
    nearer(at, -width - 1, diagonal)
    nearer(at, -width + 1, diagonal)
  }
  for (let at = cells.length - 1; at >= 0; at--) {
    nearer(at, 1, 1)
    nearer(at, width, 1)
    nearer(at, width + 1, diagonal)
    nearer(at, width - 1, diagonal)
  }
  return far
}

/** The label beside a cell, 0 where there is none. */
function labelBeside(grid: Grid, at: number) {
  for (const other of placesBeside(grid, at)) {
    const label = grid.cells[other]
    if (label) return label
  }
  return 0
}

function placesBeside({ width, cells }: Grid, at: number) {
  const column = at % width
  return [
    ...(column > 0 ? [at - 1] : []),
    ...(column < width - 1 ? [at + 1] : []),
    ...(at >= width ? [at - width] : []),
    ...(at + width < cells.length ? [at + width] : []),
  ]
}
