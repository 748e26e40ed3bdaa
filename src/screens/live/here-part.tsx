import { renderToStaticMarkup } from 'react-dom/server'
import { nearKey, placeOf } from '#city/finder/near.ts'
import { HereMark } from '#city/map/here-mark.tsx'
import { mapWords } from '#city/map/words.ts'
import { nearAsked } from './finder.ts'
import type { LivePart } from './live-part.ts'

/** The mark of the place in the address, on the map of a page. */
export const herePart: LivePart = {
  name: 'here',
  key: (asked) => nearKey(nearAsked(asked)),
  draw: (asked) => {
    const from = placeOf(nearAsked(asked))
    const { projection } = asked.data.map
    return from
      ? renderToStaticMarkup(
          <HereMark from={from} projection={projection} label={mapWords[asked.locale].here} />,
        )
      : ''
  },
}
