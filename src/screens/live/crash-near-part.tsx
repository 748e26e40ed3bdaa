import { renderToStaticMarkup } from 'react-dom/server'
import { nearKey } from '#city/finder/near.ts'
import { withNeighborhoods } from '#city/finder/with-neighborhoods.ts'
import { Island } from '#design/island/island.tsx'
import { NearYou, type NearYouProps } from '#reports/crash-streets/near-you.tsx'
import { cornerWords } from '#reports/crash-streets/words.ts'
import { href } from '#site/addresses.ts'
import { finderFacts, nearAsked } from './finder.ts'
import type { LivePart } from './live-part.ts'

/** What the crash figures say of the place in the address. */
export const crashNearPart: LivePart = {
  name: 'crash-near',
  key: (asked) => nearKey(nearAsked(asked)),
  draw(asked) {
    const finder = finderFacts('accident-report', asked)
    const { districts, ranking } = asked.data
    // The ranking is fetched where it is needed, as the neighborhoods are.
    const Drawn = withNeighborhoods(
      (props: NearYouProps) => <NearYou {...props} ranking={ranking} />,
      districts,
    )
    return renderToStaticMarkup(
      <Island
        name="near-you"
        component={Drawn}
        props={{
          locale: asked.locale,
          finder,
          places: href('crash-places', asked.locale),
          near: nearAsked(asked),
        }}
        words={cornerWords[asked.locale]}
        // Without our server, what the address asks for is found by the browser.
        {...(finder.answered ? {} : { when: 'queried' as const })}
      />,
    )
  },
}
