import { type District, districts } from '#city/here/city.ts'
import type { DrawnMap } from '#city/map/drawn-map.ts'
import type { Quarter } from '#reports/crash-map/quarters.ts'
import './shades.css'

/** What fills the districts of a quarter. Patterns tell them apart where colours do not. */
export const shadeOf = (quarter: Quarter) => `crash-shade crash-shade-${quarter}` as const

/** In units of the map: seen as 6 px on a phone. */
const cell = 12

/** What the patterns of the map and of its legend are drawn with; once on a page. */
export function ShadePatterns() {
  const pattern = { width: cell, height: cell, patternUnits: 'userSpaceOnUse' }
  return (
    <defs className="crash-patterns">
      <pattern id="crash-dots" {...pattern}>
        <rect width={cell} height={cell} />
        <circle cx={cell / 2} cy={cell / 2} r="1.6" />
      </pattern>
      <pattern id="crash-lines" {...pattern} patternTransform="rotate(45)">
        <rect width={cell} height={cell} />
        <path d={`M0 0V${cell}`} />
      </pattern>
      <pattern id="crash-cross" {...pattern} patternTransform="rotate(45)">
        <rect width={cell} height={cell} />
        <path d={`M0 0V${cell}M0 0H${cell}`} />
      </pattern>
    </defs>
  )
}

export interface DistrictShadesProps {
  map: DrawnMap
  quarterOf: (district: District) => Quarter | undefined
}

/** Every district in the shade of its quarter. */
export function DistrictShades({ map, quarterOf }: DistrictShadesProps) {
  return districts.map((district) => {
    const quarter = quarterOf(district)
    return (
      <path
        key={district}
        className={quarter ? shadeOf(quarter) : 'crash-shade'}
        d={map.districts[district].path}
      />
    )
  })
}
