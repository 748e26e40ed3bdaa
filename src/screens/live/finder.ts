import { type Gazetteer, makeGazetteer } from '#city/finder/gazetteer.ts'
import { namedPlaces } from '#city/finder/named-places.ts'
import { nearOf } from '#city/finder/near.ts'
import type { FinderFacts } from '#city/finder/place-finder.tsx'
import { finderWords } from '#city/finder/words.ts'
import { clinic } from '#clinic'
import type { Locale } from '#language/locales.ts'
import { href, type PageId, page, pageIds } from '#site/addresses.ts'
import type { LiveData } from './live-data.ts'
import type { Asked } from './live-part.ts'

/** The places of a site are made ready once for each language. */
const gazetteers = new WeakMap<LiveData, Partial<Record<Locale, Gazetteer>>>()

export function gazetteerOf({ data, locale }: Asked) {
  const made = gazetteers.get(data) ?? {}
  gazetteers.set(data, made)
  made[locale] ??= makeGazetteer(
    locale,
    namedPlaces(data.districts, finderWords[locale]),
    data.known,
  )
  return made[locale]
}

/** Where the visitor says to be, by `?near=` in the address. */
export const nearAsked = (asked: Asked) => nearOf(asked.query, () => gazetteerOf(asked))

/** What the finder of a page is drawn with; the browser fetches the neighborhoods when it is touched. */
export function finderFacts(id: PageId, { locale }: Pick<Asked, 'locale'>): FinderFacts {
  const districtPages = pageIds.filter((district) => page(district).kind === 'district')
  return {
    districts: [],
    action: href(id, locale),
    districtLinks: districtPages.map((district) => ({
      name: page(district).name[locale],
      href: href(district, locale),
    })),
    answered: clinic.functions.origin === undefined,
  }
}
