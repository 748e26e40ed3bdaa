import { renderToStaticMarkup } from 'react-dom/server'
import { nearKey } from '#city/finder/near.ts'
import type { Hospital } from '#city/hospitals/hospital.ts'
import { NearbyFinder } from '#city/hospitals/nearby-finder.tsx'
import { hospitalWords } from '#city/hospitals/words.ts'
import { clinic } from '#clinic'
import { Island } from '#design/island/island.tsx'
import { type PageId, pageIds } from '#site/addresses.ts'
import { finderFacts, nearAsked } from './finder.ts'
import type { LivePart } from './live-part.ts'

/** The hospital of a city from which its page measures: no source gives the middle of the city. */
const measuredFrom: Partial<Record<PageId, string>> = {
  berkeley: 'alta-bates',
  alameda: 'alameda',
  'san-leandro': 'kaiser-san-leandro',
}

/** From where the page of a city measures. Throws for every other page. */
export function homeOf(id: PageId, hospitals: readonly Hospital[]) {
  const from = hospitals.find((hospital) => hospital.id === measuredFrom[id])
  if (!from) throw new Error(`The page ${id} has no hospital to measure from`)
  return { name: from.name, point: { lat: from.lat, lon: from.lon } }
}

/** The hospitals near a city, or nearest to the place in the address. */
export const nearbyPart = (id: PageId): LivePart => ({
  name: `nearby-${id}`,
  key: (asked) => nearKey(nearAsked(asked)),
  draw: (asked) => {
    const { hospitals } = asked.data
    const { latitude, longitude } = clinic.coordinates
    return renderToStaticMarkup(
      <Island
        name="nearby-finder"
        when="queried"
        component={NearbyFinder}
        props={{
          locale: asked.locale,
          finder: finderFacts(id, asked),
          hospitals,
          home: homeOf(id, hospitals),
          clinic: { lat: latitude, lon: longitude },
          near: nearAsked(asked),
        }}
        words={hospitalWords[asked.locale]}
      />,
    )
  },
})

/** One for the page of each city. */
export const nearbyParts = pageIds.filter((id) => id in measuredFrom).map(nearbyPart)
