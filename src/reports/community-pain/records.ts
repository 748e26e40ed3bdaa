import { hours, type Role, roles } from '#city/crash-figures/figures.ts'
import type { SummedFigures } from '#city/crash-figures/totals.ts'
import { wholePeriod } from '#city/crash-figures/view.ts'
import { type District, districts } from '#city/here/city.ts'

/** The first hours of six parts of the day, each of 4 hours. */
export const partsOfDay = [0, 4, 8, 12, 16, 20] as const
type PartOfDay = (typeof partsOfDay)[number]

/** How officers call an injury, from the slightest on; deaths are not counted here. */
export const hurts = ['possible', 'minor', 'serious'] as const
type Hurt = (typeof hurts)[number]

/** What the police records of the city's streets hold of people hurt. */
export interface Records {
  /** Years, both included. */
  from: number
  to: number
  /** People hurt, by how the officer called it. */
  hurts: Readonly<Record<Hurt, number>>
  /** The same people, by how they were on the road. */
  roles: Readonly<Record<Role, number>>
  /** Crashes with anyone hurt or killed; those without an hour are in none. */
  times: Readonly<Record<PartOfDay, number>>
  /** The same crashes, where their place is known. */
  districts: Readonly<Record<District, number>>
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

function countEach<Name extends string | number>(
  names: readonly Name[],
  count: (name: Name) => number,
) {
  return Object.fromEntries(names.map((name) => [name, count(name)])) as Record<Name, number>
}

/** All years of the crash figures together. */
export function readRecords({ cityStreets, totals, years }: SummedFigures): Records {
  const people = (role: Role, hurt: Hurt) => sum(cityStreets.people[role][hurt])
  return {
    ...wholePeriod(years),
    hurts: countEach(hurts, (hurt) => sum(roles.map((role) => people(role, hurt)))),
    roles: countEach(roles, (role) => sum(hurts.map((hurt) => people(role, hurt)))),
    times: countEach(partsOfDay, (first) =>
      sum(
        hours
          .filter((hour) => Number(hour) >= first && Number(hour) < first + 4)
          .flatMap((hour) => cityStreets.hours[hour][1]),
      ),
    ),
    districts: countEach(districts, (district) => sum(totals[district].injury)),
  }
}
