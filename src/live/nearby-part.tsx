import { renderToStaticMarkup } from 'react-dom/server'
import { NearbyHospitals } from '#directories/hospitals/nearby-hospitals.tsx'
import { hospitalWords } from '#directories/hospitals/words.ts'
import { finderFacts, nearAsked } from '#live/finder.ts'
import type { Asked, LivePart } from '#live/live-part.ts'
import { nearKey } from '#places/finder/near.ts'
import { href, type PageId, page, pageIds } from '#site/addresses.ts'
import { middleOf } from '#site/distance.ts'
import { Island } from '#ui/island/island.tsx'

const middleOfDistrict = (id: PageId, { data }: Asked) =>
  middleOf(
    data.districts.find(({ district }) => `district-${district}` === id)?.neighborhoods ?? [],
  )

/** The emergency rooms nearest to a district, or to the place in the address. */
export const nearbyPart = (id: PageId): LivePart => ({
  name: `nearby-${id}`,
  key: (asked) => nearKey(nearAsked(asked)),
  draw: (asked) =>
    renderToStaticMarkup(
      <Island
        name="nearby-hospitals"
        when="queried"
        component={NearbyHospitals}
        props={{
          locale: asked.locale,
          finder: finderFacts(id, asked),
          hospitals: asked.data.hospitals,
          directory: href('hospitals', asked.locale),
          middle: middleOfDistrict(id, asked),
          near: nearAsked(asked),
        }}
        words={hospitalWords[asked.locale]}
      />,
    ),
})

/** One for the page of each district. */
export const nearbyParts = pageIds.filter((id) => page(id).kind === 'district').map(nearbyPart)
