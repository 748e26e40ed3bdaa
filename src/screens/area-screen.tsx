import { NearbyHospitals } from '#city/hospitals/nearby-hospitals.tsx'
import { readHospitals } from '#city/hospitals/read-hospitals.ts'
import { readMap } from '#city/map/read-map.ts'
import { WayToClinic } from '#city/map/way-to-clinic.tsx'
import { Article } from '#screens/article.tsx'
import { AreaOpening } from '#screens/openings/area-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { page as pageOf } from '#site/addresses.ts'
import { Live } from './live/live.tsx'
import { homeOf, nearbyPart } from './live/nearby-part.tsx'
import './last-third.css'

/** The page of a city around. */
export function AreaScreen(page: ScreenProps) {
  const { id, locale } = page
  const hospitals = readHospitals()
  const home = homeOf(id, hospitals)
  const map = readMap()
  const city = pageOf(id).name[locale]
  return (
    <Article
      {...page}
      opening={
        <AreaOpening {...page}>
          <WayToClinic map={map} locale={locale} from={home.point} name={city} />
        </AreaOpening>
      }
      signs="above the rest"
    >
      <NearbyHospitals locale={locale} city={city} home={home} hospitals={hospitals} map={map}>
        <Live part={nearbyPart(id)} locale={locale} />
      </NearbyHospitals>
    </Article>
  )
}
