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
 * Cuts counts into quarters by their ranks, so that each holds about as many members; equal counts
 * are never cut apart. A quarter that no member falls in is left out.
 */
export function inQuarters<Name>(counted: readonly Counted<Name>[]): QuarterShown<Name>[] {
  const quarterOf = ({ count }: Counted<Name>) => {
    const fewer = counted.filter((other) => other.count < count).length
    return quarters[Math.floor((fewer * quarters.length) / counted.length)]
  }
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
