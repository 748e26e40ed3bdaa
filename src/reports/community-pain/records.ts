import { type Role, roles } from '#city/crash-figures/figures.ts'
import type { SummedFigures } from '#city/crash-figures/totals.ts'
import { inPeriod, wholePeriod } from '#city/crash-figures/view.ts'
import { type District, districts } from '#city/here/city.ts'

/** How officers call an injury, from the slightest on; deaths are not counted here. */
export const hurts = ['possible', 'minor', 'serious'] as const
export type Hurt = (typeof hurts)[number]

/** What the police records of the city's streets hold of people hurt. */
export interface Records {
  /** Years, both included. */
  from: number
  to: number
  /** By how they were on the road and how the officer called the injury. */
  people: Readonly<Record<Role, Readonly<Record<Hurt, number>>>>
  /** In the order of the years. */
  years: readonly { year: number; count: number }[]
  /** Where their place is known. */
  districts: Readonly<Record<District, number>>
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

function countEach<Name extends string, Count>(
  names: readonly Name[],
  count: (name: Name) => Count,
) {
  return Object.fromEntries(names.map((name) => [name, count(name)])) as Record<Name, Count>
}

/** All years of the crash figures together, and each by itself. */
export function readRecords({ cityStreets, totals, years }: SummedFigures): Records {
  const whole = wholePeriod(years)
  return {
    ...whole,
    people: countEach(roles, (role) =>
      countEach(hurts, (hurt) => sum(cityStreets.people[role][hurt])),
    ),
    years: years.map((year) => ({
      year,
      count: inPeriod(totals.cityStreets.injured, years, { from: year, to: year }),
    })),
    districts: countEach(districts, (district) => inPeriod(totals[district].injured, years, whole)),
  }
}

/** People with an injury of one kind, or of all. */
export const countOf = ({ people }: Pick<Records, 'people'>, role: Role, hurt?: Hurt) =>
  hurt ? people[role][hurt] : sum(Object.values(people[role]))

/** All of them, or those with an injury of one kind. */
export const countOfAll = (records: Pick<Records, 'people'>, hurt?: Hurt) =>
  sum(roles.map((role) => countOf(records, role, hurt)))
