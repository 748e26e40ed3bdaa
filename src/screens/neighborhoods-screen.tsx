import { forEverybody, hospitalMarks, signHospitals } from '#city/hospitals/hospital.ts'
import { readHospitals } from '#city/hospitals/read-hospitals.ts'
import { readMap } from '#city/map/read-map.ts'
import { NeighborhoodList } from '#city/neighborhoods/neighborhood-list.tsx'
import { readDistrictPlaces } from '#city/neighborhoods/read-neighborhoods.ts'
import { clinic } from '#clinic'
import { Article } from '#screens/article.tsx'
import { AreaOpening } from '#screens/openings/area-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { hrefIfServed } from '#site/addresses.ts'
import { knownPoints } from './live/known-points.ts'
import { Live } from './live/live.tsx'
import { nearestPart } from './live/nearest-part.tsx'

/** All neighborhoods of the city by district. */
export function NeighborhoodsScreen(page: ScreenProps) {
  const { locale } = page
  const hospitals = readHospitals()
  const { latitude, longitude } = clinic.coordinates
  return (
    <Article
      {...page}
      opening={
        <AreaOpening {...page}>
          <Live part={nearestPart(page.id)} locale={locale} />
        </AreaOpening>
      }
      signs="above the rest"
    >
      <NeighborhoodList
        locale={locale}
        map={readMap()}
        districts={readDistrictPlaces()}
        hospitals={forEverybody(hospitals)}
        clinic={{ lat: latitude, lon: longitude }}
        hospitalMarks={hospitalMarks(signHospitals(hospitals), (id) =>
          hrefIfServed('hospitals', locale, id),
        )}
        points={knownPoints()}
      />
    </Article>
  )
}
