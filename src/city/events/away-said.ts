import { type MapPoint, milesBetween } from '#city/distance.ts'
import { milesSaid } from '#city/miles-said.ts'
import type { Place } from '#city/place.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import type { Words } from './words.en.ts'

/** What stands behind a line about an event: " · about 1.2 miles from you". */
export const awaySaid = (
  point: MapPoint,
  from: Place,
  locale: Locale,
  words: Pick<Words, 'away'>,
) => ` · ${fill(words.away, { miles: milesSaid(milesBetween(point, from.point), locale) })}`
