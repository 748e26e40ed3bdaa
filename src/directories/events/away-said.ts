import type { Words } from '#directories/events/words.en.ts'
import { fill } from '#i18n/fill.ts'
import type { Locale } from '#i18n/locales.ts'
import { milesSaid } from '#places/miles-said.ts'
import type { Place } from '#places/place.ts'
import { type MapPoint, milesBetween } from '#site/distance.ts'

/** What stands behind a line about an event: " · about 1.2 miles from you". */
export const awaySaid = (
  point: MapPoint,
  from: Place,
  locale: Locale,
  words: Pick<Words, 'away'>,
) => ` · ${fill(words.away, { miles: milesSaid(milesBetween(point, from.point), locale) })}`
