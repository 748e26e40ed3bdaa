import { renderToStaticMarkup } from 'react-dom/server'
import { middleOf } from '#city/distance.ts'
import { nearKey } from '#city/finder/near.ts'
import { withNeighborhoods } from '#city/finder/with-neighborhoods.ts'
import { NearestToYou } from '#city/hospitals/nearest-to-you.tsx'
import { hospitalWords } from '#city/hospitals/words.ts'
import { Island } from '#design/island/island.tsx'
import { hrefIfServed, type PageId, page, pageIds } from '#site/addresses.ts'
import { finderFacts, nearAsked } from './finder.ts'
import type { Asked, LivePart } from './live-part.ts'

/** The page of a district is about its middle; that of all waits until somebody says where. */
function middleOfPage(id: PageId, { data }: Asked) {
  const places = data.districts.find(({ district }) => `district-${district}` === id)
  return places ? middleOf(places.neighborhoods) : undefined
}

/** What is nearest to a district, or to the place in the address. */
export const nearestPart = (id: PageId): LivePart => ({
  name: `nearest-${id}`,
  key: (asked) => nearKey(nearAsked(asked)),
  draw(asked) {
    const { districts, hospitals } = asked.data
    const Drawn = withNeighborhoods(NearestToYou, districts)
    return renderToStaticMarkup(
      <Island
        name="nearest-to-you"
        when="queried"
        component={Drawn}
        props={{
          locale: asked.locale,
          finder: finderFacts(id, asked),
          hospitals,
          directory: hrefIfServed('hospitals', asked.locale),
          neighborhoods: hrefIfServed('neighborhoods', asked.locale),
          middle: middleOfPage(id, asked),
          near: nearAsked(asked),
        }}
        words={hospitalWords[asked.locale]}
      />,
    )
  },
})

/** One for the page of each district, and for that of all neighborhoods. */
export const nearestParts = pageIds
  .filter((id) => page(id).kind === 'district' || id === 'neighborhoods')
  .map(nearestPart)
