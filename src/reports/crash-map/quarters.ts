import { mayBeSwapped } from '#city/crash-figures/chance.ts'

/** From the fewest to the most. */
const quarters = ['fewest', 'fewer', 'more', 'most'] as const
export type Quarter = (typeof quarters)[number]

interface Counted<Name> {
  name: Name
  count: number
}

/** A quarter that has members, with its borders. */
export interface QuarterShown<Name> {
  quarter: Quarter
  least: number
  most: number
  members: readonly Name[]
}

/**
 * Cuts counts of districts into quarters by their ranks, so that each holds about as many members.
 * Counts that chance or crashes in the wrong district could swap are never cut apart: one that is so
 * close to the next smaller one shares its quarter. A quarter that no member falls in is left out.
 */
export function inQuarters<Name>(counted: readonly Counted<Name>[]): QuarterShown<Name>[] {
  const byCount = counted.toSorted((one, other) => one.count - other.count)
  /** Where each one's group begins: as many lie below the group. */
  const belowOf = new Map<Counted<Name>, number>()
  for (const [index, each] of byCount.entries()) {
    const smaller = byCount[index - 1]
    const isJoined = smaller !== undefined && mayBeSwapped(smaller.count, each.count)
    belowOf.set(each, isJoined ? (belowOf.get(smaller) ?? 0) : index)
  }
  const quarterOf = (each: Counted<Name>) =>
    quarters[Math.floor(((belowOf.get(each) ?? 0) * quarters.length) / counted.length)]
  return quarters.flatMap((quarter) => {
    const members = counted.filter((each) => quarterOf(each) === quarter)
    if (members.length === 0) return []
    const counts = members.map(({ count }) => count)
    return [
      {
        quarter,
        least: Math.min(...counts),
        most: Math.max(...counts),
        members: members.map(({ name }) => name),
      },
    ]
  })
}
