import { clinic } from '#clinic'
import { NearbyHospitals } from '#directories/hospitals/nearby-hospitals.tsx'
import { Live } from '#live/live.tsx'
import { nearestPart } from '#live/nearest-part.tsx'
import { Locator } from '#places/map/locator.tsx'
import { readMap } from '#places/map/read-map.ts'
import { Article } from '#screens/article.tsx'
import { AreaOpening } from '#screens/openings/area-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { page as pageOf } from '#site/addresses.ts'
import { readHospitals } from '#words/registers.ts'

/** The hospital of a city from which its page measures: no source gives the middle of the city. */
const measuredFrom: Readonly<Record<string, string>> = {
  berkeley: 'alta-bates',
  alameda: 'alameda',
  'san-leandro': 'kaiser-san-leandro',
}

/** The page of a city around Oakland. */
export function AreaScreen(page: ScreenProps) {
  const { id, locale } = page
  const hospitals = readHospitals()
  const from = hospitals.find((hospital) => hospital.id === measuredFrom[id])
  if (!from) throw new Error(`The page ${id} has no hospital to measure from`)
  const { latitude, longitude } = clinic.coordinates
  const door = { lat: latitude, lon: longitude }
  const map = readMap()
  return (
    <Article
      {...page}
      opening={
        <AreaOpening {...page}>
          <Locator map={map} way={{ from, to: door }} />
        </AreaOpening>
      }
      signs="above the rest"
    >
      <NearbyHospitals
        locale={locale}
        city={pageOf(id).name[locale]}
        from={{ name: from.name, point: from }}
        hospitals={hospitals}
        map={map}
        clinic={door}
      />
      <Live part={nearestPart(id)} locale={locale} />
    </Article>
  )
}
