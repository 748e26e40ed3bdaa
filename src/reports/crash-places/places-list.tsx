import type { ReactNode } from 'react'
import { formatCount } from '#language/counted.ts'
import type { Locale } from '#language/locales.ts'
import { type CrashPlace, mostBuilt, placeName } from '#reports/crash-places/crash-places.ts'
import { PlaceField } from '#reports/crash-places/place-field.tsx'
import { placeWords } from '#reports/crash-places/words.ts'
import './places-list.css'

type ListedPlace = CrashPlace & { href: string }

export interface PlacesListProps {
  locale: Locale
  /** The address of the page. */
  action: string
  /** Whether something was asked for that no place is called. */
  isUnknown: boolean
  /** Whether a server of ours answers the form. */
  answered: boolean
  places: readonly ListedPlace[]
  /** Those of which one may be meant. */
  choices: readonly ListedPlace[]
  /** The place that was asked for. */
  children: ReactNode
}

/** One field for every corner and street, and a list of those with most crashes. */
export function PlacesList({
  locale,
  action,
  answered,
  isUnknown,
  places,
  choices,
  children,
}: PlacesListProps) {
  const { asked: words } = placeWords[locale]
  const lists = [
    { heading: words.corners, kind: 'corner' },
    { heading: words.streets, kind: 'street' },
  ] as const
  return (
    <>
      {answered ? <PlaceField locale={locale} action={action} /> : null}
      {isUnknown ? <p role="status">{words.unknown}</p> : null}
      {choices.length > 0 ? (
        <div role="status">
          <p>{words.choose}</p>
          <ul>
            {choices.map((place) => (
              <li key={place.slug}>
                <a href={place.href}>{placeName(place, locale)}</a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {children}
      <div className="places-lists">
        {lists.map(({ heading, kind }) => (
          <section key={kind}>
            <h2>{heading}</h2>
            <ol>
              {places
                .filter((place) => place.kind === kind)
                .slice(0, mostBuilt[kind])
                .map((place) => (
                  <li key={place.slug}>
                    <a href={place.href}>{placeName(place, locale)}</a>{' '}
                    <b>{formatCount(place.injury)}</b>
                  </li>
                ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  )
}
