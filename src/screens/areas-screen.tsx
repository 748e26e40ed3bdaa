import { NearbyHospitals } from '#city/hospitals/nearby-hospitals.tsx'
import { NearbyList } from '#city/hospitals/nearby-list.tsx'
import { readHospitals } from '#city/hospitals/read-hospitals.ts'
import { hospitalWords } from '#city/hospitals/words.ts'
import { ClinicOnLocator } from '#city/map/clinic-on-locator.tsx'
import { Locator } from '#city/map/locator.tsx'
import { readMap } from '#city/map/read-map.ts'
import { clinic } from '#clinic'
import { Article } from '#screens/article.tsx'
import { HubCards } from '#screens/hub-cards.tsx'
import { HubOpening } from '#screens/openings/hub-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import './heads-beside.css'

/** The places that the clinic serves: their pages, and the emergency departments nearest to its door. */
export function AreasScreen(page: ScreenProps) {
  const { id, locale } = page
  const { address, coordinates, shortName } = clinic
  const hospitals = readHospitals()
  const home = { name: shortName, point: { lat: coordinates.latitude, lon: coordinates.longitude } }
  const map = readMap()
  return (
    <Article
      {...page}
      opening={
        <HubOpening {...page}>
          <Locator map={map}>
            <ClinicOnLocator map={map} locale={locale} />
          </Locator>
        </HubOpening>
      }
      signs="above the rest"
    >
      <HubCards id={id} locale={locale} />
      <NearbyHospitals
        locale={locale}
        city={address.city}
        home={home}
        hospitals={hospitals}
        map={map}
      >
        <NearbyList
          locale={locale}
          words={hospitalWords[locale]}
          hospitals={hospitals}
          home={home}
        />
      </NearbyHospitals>
    </Article>
  )
}
