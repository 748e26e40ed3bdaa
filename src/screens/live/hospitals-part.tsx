import { renderToStaticMarkup } from 'react-dom/server'
import { nearKey } from '#city/finder/near.ts'
import { HospitalFinder } from '#city/hospitals/hospital-finder.tsx'
import { hospitalWords } from '#city/hospitals/words.ts'
import { Island } from '#design/island/island.tsx'
import { finderFacts, nearAsked } from './finder.ts'
import type { LivePart } from './live-part.ts'

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
