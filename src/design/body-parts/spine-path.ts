import type { Place, Spine } from './body-part-names.ts'

const between = (one: Place, other: Place, part: number): Place => [
  one[0] + (other[0] - one[0]) * part,
  one[1] + (other[1] - one[1]) * part,
]

const written = ([right, down]: Place) => `${Math.round(right)} ${Math.round(down)}`

/** Across the line and along it, of the kink, from where the line breaks off to where it goes on. */
const kinkTurns = [
  [0, 0],
  [13, 0.2],
  [-15, 0.45],
  [12, 0.65],
  [0, 1],
] as const

/** In units of the sheet. */
const kinkLength = 46

/** The line through a body up to the kink, and beyond it; and the kink, where it hurts. */
export function spinePath({ enters, by, leaves, hurt }: Spine) {
  const bend = by ?? between(enters, leaves, 0.5)
  const toBend = between(enters, bend, hurt)
  const fromBend = between(bend, leaves, hurt)
  const start = between(toBend, fromBend, hurt)
  const length = Math.hypot(fromBend[0] - toBend[0], fromBend[1] - toBend[1])
  const ahead: Place = [(fromBend[0] - toBend[0]) / length, (fromBend[1] - toBend[1]) / length]
  const turns = kinkTurns.map(
    ([across, part]): Place => [
      start[0] + ahead[0] * part * kinkLength - ahead[1] * across,
      start[1] + ahead[1] * part * kinkLength + ahead[0] * across,
    ],
  )
  const end = turns.at(-1) ?? start
  return {
    line: `M${written(enters)}Q${written(toBend)} ${written(start)}M${written(end)}L${written(leaves)}`,
    kink: `M${turns.map(written).join('L')}`,
  }
}
