import { renderToStaticMarkup } from 'react-dom/server'
import { findPlace } from '#city/finder/find-place.ts'
import { streetName, withoutType } from '#city/streets/street-name.ts'
import { clinic } from '#clinic'
import { localDate } from '#clinic/clock/clock.ts'
import { type CrashPlace, placeName } from '#reports/crash-places/crash-places.ts'
import { PlaceReport } from '#reports/crash-places/place-report.tsx'
import { PlacesList } from '#reports/crash-places/places-list.tsx'
import { canonicalPath, href, isPageId, ofKind, type PageId } from '#site/addresses.ts'
import { gazetteerOf } from './finder.ts'
import type { Asked, LivePart } from './live-part.ts'

/** Longer than any two streets. */
const longestText = 80

const idOf = ({ kind, slug }: CrashPlace) => `${kind}-${slug}`

/** Where a place is shown: on its page, or on that of all places. */
function placeAddress(place: CrashPlace, locale: Asked['locale']) {
  const id = idOf(place)
  return isPageId(id) ? href(id, locale) : `${href('crash-places', locale)}?place=${place.slug}`
}

function drawPlace(place: CrashPlace, { data, locale, now }: Asked) {
  const id = idOf(place)
  const path = isPageId(id) ? canonicalPath(id, locale) : placeAddress(place, locale)
  return (
    <PlaceReport
      locale={locale}
      place={place}
      city={data.cityCounts}
      period={data.ranking.period}
      dataThrough={data.crashes.dataThrough}
      address={data.origin + path}
      site={clinic.name}
      today={localDate(now)}
    />
  )
}

/** A corner or a street on its own page; the date of reading is that of the day. */
export const placePart = (id: PageId): LivePart => ({
  name: `place-${id}`,
  key: ({ now }) => localDate(now),
  draw(asked) {
    const place = asked.data.places.find((each) => idOf(each) === id)
    if (!place) throw new Error(`No crash figures for the page ${id}: node scripts/crash-pages.ts`)
    return renderToStaticMarkup(drawPlace(place, asked))
  },
})

const and = / (?:and|y|e|&) | ?[&/] ?/i

/** The place of a slug, of one street or of two, in either order. */
function placeOf(text: string, places: readonly CrashPlace[]) {
  const streets = text.split(and).map((street) => streetName(street))
  const slug = streets.toSorted().join(' and ').toLowerCase().replaceAll(' ', '-')
  return places.find(({ slugs }) => slugs.includes(text.toLowerCase()) || slugs.includes(slug))
}

const textIn = ({ query }: Asked) => query.get('place')?.trim().slice(0, longestText) ?? ''

/** The streets of a name without its kind: "fruitvale" is Fruitvale Avenue here, and no neighborhood. */
function streetsOf(text: string, places: readonly CrashPlace[]) {
  const name = streetName(text)
  return places.filter(
    ({ kind, streets: [street = ''] }) => kind === 'street' && withoutType(street) === name,
  )
}

/** What an address asks for: a place, or those of which one may be meant. */
interface Meant {
  place?: CrashPlace | undefined
  choices: readonly CrashPlace[]
}

/** A corner as the finder understands it; what is misspelled is asked about, never guessed. */
function cornerMeant(text: string, asked: Asked): Meant {
  const found = findPlace(text, gazetteerOf(asked))
  const withFigures = (slug: string | undefined) =>
    asked.data.places.filter((place) => place.kind === 'corner' && place.slugs.includes(slug ?? ''))
  if (found.kind === 'place') return { place: withFigures(found.place.slug)[0], choices: [] }
  const places = found.kind === 'choices' ? found.places : []
  return { choices: places.flatMap(({ slug }) => withFigures(slug)) }
}

function placeAsked(asked: Asked): Meant {
  const text = textIn(asked)
  const { places } = asked.data
  const named = placeOf(text, places)
  if (named || text === '') return { place: named, choices: [] }
  const [street, ...others] = streetsOf(text, places)
  if (!street) return cornerMeant(text, asked)
  return others.length === 0 ? { place: street, choices: [] } : { choices: [street, ...others] }
}

/** Any corner or street that is asked for, and the way to those with pages of their own. */
export const placeAskedPart: LivePart = {
  name: 'crash-place-asked',
  key: (asked) => {
    const { place, choices } = placeAsked(asked)
    if (place) return `${place.slug} ${localDate(asked.now)}`
    return choices.map(({ slug }) => slug).join(' ') || (textIn(asked) && 'unknown')
  },
  search: (asked) => {
    const { place } = placeAsked(asked)
    return place ? `?place=${place.slug}` : ''
  },
  draw(asked) {
    const { data, locale } = asked
    const { place, choices } = placeAsked(asked)
    const listed = (each: CrashPlace) => ({ ...each, href: placeAddress(each, locale) })
    return renderToStaticMarkup(
      <PlacesList
        locale={locale}
        action={href('crash-places', locale)}
        isUnknown={textIn(asked) !== '' && !place && choices.length === 0}
        choices={choices.map(listed)}
        answered={clinic.functions.origin === undefined}
        places={data.places.map(listed)}
      >
        {place ? (
          <>
            <h2>{placeName(place, locale)}</h2>
            {drawPlace(place, asked)}
          </>
        ) : null}
      </PlacesList>,
    )
  },
}

/** One for each page of a corner or a street. */
export const placeParts = [...ofKind('crash-place').map(placePart), placeAskedPart]
