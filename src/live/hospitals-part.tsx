import { renderToStaticMarkup } from 'react-dom/server'
import { HospitalFinder } from '#directories/hospitals/hospital-finder.tsx'
import { hospitalWords } from '#directories/hospitals/words.ts'
import { finderFacts, nearAsked } from '#live/finder.ts'
import type { LivePart } from '#live/live-part.ts'
import { nearKey } from '#places/finder/near.ts'
import { Island } from '#ui/island/island.tsx'

/** The hospitals, the nearest to the place in the address first. */
export const hospitalsPart: LivePart = {
  name: 'hospitals',
  key: (asked) => nearKey(nearAsked(asked)),
  draw: (asked) =>
    renderToStaticMarkup(
      <Island
        name="hospital-finder"
        when="queried"
        component={HospitalFinder}
        props={{
          locale: asked.locale,
          finder: finderFacts('hospitals', asked),
          hospitals: asked.data.hospitals,
          near: nearAsked(asked),
        }}
        words={hospitalWords[asked.locale]}
      />,
    ),
}
