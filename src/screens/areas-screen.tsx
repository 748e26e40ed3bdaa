import { clinic } from '#clinic'
import { NearbyHospitals } from '#directories/hospitals/nearby-hospitals.tsx'
import { readMap } from '#places/map/read-map.ts'
import { ArticleScreen } from '#screens/article-screen.tsx'
import { HubCards } from '#screens/hub-cards.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { readHospitals } from '#words/registers.ts'

/** The places that the clinic serves: their pages, and the emergency departments nearest to its door. */
export function AreasScreen(page: ScreenProps) {
  const { id, locale } = page
  const { address, coordinates, shortName } = clinic
  return (
    <ArticleScreen {...page} signsFirst>
      <HubCards id={id} locale={locale} />
      <NearbyHospitals
        locale={locale}
        city={address.city}
        from={{ name: shortName, point: { lat: coordinates.latitude, lon: coordinates.longitude } }}
        hospitals={readHospitals()}
        map={readMap()}
      />
    </ArticleScreen>
  )
}
