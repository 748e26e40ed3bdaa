import { type District, districts } from '#city/here/city.ts'
import { landId } from '#city/map/city-map.tsx'
import type { Quarter } from '#reports/crash-map/quarters.ts'
import './shades.css'

/** What fills the districts of a quarter; their counts tell them apart where shades do not. */
export const shadeOf = (quarter: Quarter) => `crash-shade crash-shade-${quarter}` as const

export interface DistrictShadesProps {
  quarterOf: (district: District) => Quarter | undefined
}

/** Every district in the shade of its quarter. */
export function DistrictShades({ quarterOf }: DistrictShadesProps) {
  return districts.map((district) => {
    const quarter = quarterOf(district)
    return (
      <use
        key={district}
        className={quarter ? shadeOf(quarter) : 'crash-shade'}
        href={`#${landId(district)}`}
      />
    )
  })
}
