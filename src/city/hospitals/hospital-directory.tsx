import type { ReactNode } from 'react'
import { CityMap, type NamedPoint } from '#city/map/city-map.tsx'
import type { DrawnMap } from '#city/map/drawn-map.ts'
import { MapAndList } from '#city/map/map-and-list.tsx'
import type { Locale } from '#language/locales.ts'
import type { Hospital } from './hospital.ts'
import { hospitalMarks, signHospitals } from './hospital.ts'
import { HospitalFilter } from './hospital-filter.tsx'
import { WalletCard } from './wallet-card.tsx'
import { hospitalWords } from './words.ts'

export interface HospitalDirectoryProps {
  locale: Locale
  /** The nearest to the middle of the city first: their order gives the letters. */
  hospitals: readonly Hospital[]
  map: DrawnMap
  /** Neighborhoods by which people find their way on the map. */
  points: readonly NamedPoint[]
  /** What marks the visitor's place on the map. */
  here: string
  /** The list itself. */
  children: ReactNode
}

/** The hospitals as a map and a list, which a filter narrows, and as a card to print. */
export function HospitalDirectory({
  locale,
  hospitals,
  map,
  points,
  here,
  children,
}: HospitalDirectoryProps) {
  const words = hospitalWords[locale]
  return (
    <div className="hospitals">
      <h2>{words.listHeading}</h2>
      <HospitalFilter locale={locale} />
      <MapAndList
        locale={locale}
        map={
          <CityMap
            map={map}
            locale={locale}
            label={words.mapLabel}
            marks={hospitalMarks(signHospitals(hospitals), (id) => `#${id}`)}
            points={points}
            clinic
            here={here}
          />
        }
      >
        {children}
      </MapAndList>
      <WalletCard locale={locale} hospitals={hospitals} />
    </div>
  )
}
