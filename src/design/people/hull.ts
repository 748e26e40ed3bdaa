/** Right and down, in the units of a scene. */
export type Point = readonly [x: number, y: number]

/** A joint, or any other round end: where it is, and its radius. */
export interface Disc {
  at: Point
  r: number
}

const directions = 360

const round = (value: number) => Math.round(value * 10) / 10

/** The disc that reaches farthest in a direction. */
function farthest(discs: readonly Disc[], dx: number, dy: number) {
  const reach = ({ at: [x, y], r }: Disc) => x * dx + y * dy + r
  return discs.reduce((best, disc) => (reach(disc) > reach(best) ? disc : best))
}

/** The outline of a band that is stretched around discs: a bone, a trunk, a shoe. */
export function hull(discs: readonly Disc[]): string {
  const touched = Array.from({ length: directions }, (_, step) => {
    const angle = (step * 2 * Math.PI) / directions
    const disc = farthest(discs, Math.cos(angle), Math.sin(angle))
    return { angle, disc }
  })
  const starts = touched.flatMap(({ disc }, step) =>
    disc === touched.at(step - 1)?.disc ? [] : [step],
  )
  const first = starts[0] ?? 0
  const on = (step: number, disc: Disc) => {
    const angle = (step * 2 * Math.PI) / directions
    const [x, y] = disc.at
    return `${round(x + disc.r * Math.cos(angle))} ${round(y + disc.r * Math.sin(angle))}`
  }
  if (starts.length < 2) {
    const { at, r } = touched[0]?.disc ?? { at: [0, 0], r: 0 }
    const [x, y] = at
    return `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0z`
  }
  const arcs = starts.map((start, index) => {
    const end = (starts[index + 1] ?? first + directions) - 1
    const disc = touched[start]?.disc as Disc
    const large = end - start > directions / 2 ? 1 : 0
    const r = round(disc.r)
    return `${on(start, disc)}A${r} ${r} 0 ${large} 1 ${on(end, disc)}`
  })
  return `M${arcs.join('L')}z`
}

/** On the way from one disc to another, and as large as a band around both is there. */
export function between(one: Disc, other: Disc, part: number): Disc {
  const mixed = (from: number, to: number) => from + (to - from) * part
  return {
    at: [mixed(one.at[0], other.at[0]), mixed(one.at[1], other.at[1])],
    r: mixed(one.r, other.r),
  }
}

/** Bones from joint to joint, as one outline. */
export const limb = (joints: readonly Disc[]) =>
  joints
    .slice(1)
    .map((joint, index) => hull([joints[index] as Disc, joint]))
    .join('')

/** As far from a point as `length`, at an angle in degrees: 0 hangs down, 90 points right. */
export function along([x, y]: Point, angle: number, length: number): Point {
  const turn = (angle * Math.PI) / 180
  return [x + Math.sin(turn) * length, y + Math.cos(turn) * length]
}
