import type { ReactNode } from 'react'
import type { Place } from '#city/place.ts'
import { Button } from '#design/button/button.tsx'
import type { Locale } from '#language/locales.ts'
import { FoundPlaces } from './found-places.tsx'
import type { DistrictNeighborhoods } from './named-places.ts'
import { type Near, notAsked } from './near.ts'
import { addressOf } from './place-address.ts'
import { PlaceBox } from './place-box.tsx'
import { useFoundPlace } from './use-found-place.ts'
import { type OnFilter, usePlaceForm } from './use-place-form.ts'
import type { Words } from './words.en.ts'
import './place-finder.css'

/** What the finder needs to know of its site; it survives JSON. */
export interface FinderFacts {
  districts: readonly DistrictNeighborhoods[]
  /** The address of the page itself. */
  action: string
  /** The pages of the districts, where no script and no server of ours answers. */
  districtLinks: readonly { name: string; href: string }[]
  /** Whether a server of ours answers the form of a browser without scripts. */
  answered: boolean
}

export interface PlaceFinderProps extends FinderFacts {
  locale: Locale
  words: Words
  /** What the server found, when it was asked by the address. */
  near?: Near | undefined
  /** More fields of the form, which have the names of the address. */
  filters?: ReactNode
  /** What the filters say, for links that keep it. */
  filtered?: URLSearchParams
  onFilter?: OnFilter
  /** The list, sorted by the distance from a place, if one is known. */
  children: (from: Place | undefined) => ReactNode
}

const anchor = 'near'

const nothingFiltered = new URLSearchParams()

function DistrictLinks({
  words,
  districtLinks,
}: Pick<PlaceFinderProps, 'words' | 'districtLinks'>) {
  return (
    <p className="place-finder-districts">
      {words.districts}:{' '}
      {districtLinks.map(({ name, href }) => (
        <span key={href}>
          <a href={href}>{name}</a>{' '}
        </span>
      ))}
    </p>
  )
}

/**
 * "Where are you?", and below it a list that begins with what is nearest. As HTML it is a form that
 * the server answers; once awake it answers as somebody types.
 */
export function PlaceFinder({
  locale,
  words,
  districts,
  action,
  districtLinks,
  answered,
  near: first = notAsked,
  filters,
  filtered = nothingFiltered,
  onFilter,
  children,
}: PlaceFinderProps) {
  const found = useFoundPlace({ locale, words, districts, first })
  const { form, awake, choose, submit, change } = usePlaceForm(found, action, onFilter)
  const linkTo = (slug: string | undefined) => `${addressOf(action, slug, filtered)}#${anchor}`

  return (
    <div
      id={first.kind === 'not-asked' ? anchor : undefined}
      className="place-finder"
      data-answered={answered ? '' : undefined}
    >
      <form
        role="search"
        ref={form}
        method="get"
        action={`${action}#${anchor}`}
        onSubmit={submit}
        onChange={change}
      >
        <div className="place-finder-field">
          <PlaceBox
            locale={locale}
            words={words}
            input={found.input}
            written={found.written}
            awake={awake}
            gazetteer={found.gazetteer}
            onType={found.expectText}
            onChoose={choose}
          />
          <Button type="submit" variant="outline">
            {words.find}
          </Button>
        </div>
        <div className="place-finder-phone">
          {/* Sends the form, because a sent form is held while the island wakes. */}
          <Button type="submit" name="here" variant="link" data-asks="geolocation">
            {words.usePhone}
          </Button>
          <small>{words.phonePromise}</small>
        </div>
        {filters}
      </form>
      {/* A browser without scripts begins at the answer. */}
      <div id={first.kind === 'not-asked' ? undefined : anchor} className="place-finder-answer">
        <FoundPlaces
          locale={locale}
          words={words}
          found={found}
          linkTo={linkTo}
          onChoose={choose}
        />
      </div>
      {districtLinks.length > 0 ? (
        <DistrictLinks words={words} districtLinks={districtLinks} />
      ) : null}
      {children(found.place)}
    </div>
  )
}
