import { renderToStaticMarkup } from 'react-dom/server'
import { nearKey } from '#city/finder/near.ts'
import { Island } from '#design/island/island.tsx'
import { NearYou, type NearYouProps } from '#reports/crash-streets/near-you.tsx'
import { cornerWords } from '#reports/crash-streets/words.ts'
import { finderFacts, nearAsked } from './finder.ts'
import type { LivePart } from './live-part.ts'

/** What the crash figures say of the place in the address. */
export const crashNearPart: LivePart = {
  name: 'crash-near',
  key: (asked) => nearKey(nearAsked(asked)),
  draw(asked) {
    const finder = finderFacts('accident-report', asked)
    // The ranking and the neighborhoods are fetched where they are needed: they weigh 6 kB.
    const Drawn = (props: NearYouProps) => (
      <NearYou {...props} finder={finder} ranking={asked.data.ranking} />
    )
    return renderToStaticMarkup(
      <Island
        name="near-you"
        component={Drawn}
        props={{
          locale: asked.locale,
          finder: { ...finder, districts: [] },
          near: nearAsked(asked),
        }}
        words={cornerWords[asked.locale]}
        // Without our server, what the address asks for is found by the browser.
        {...(finder.answered ? {} : { when: 'queried' as const })}
      />,
    )
  },
}
