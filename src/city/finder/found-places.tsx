import type { MouseEvent } from 'react'
import { findable } from '#city/here/city.ts'
import type { Place } from '#city/place.ts'
import { formatList } from '#language/dates/dates-in-words.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { cityName } from '#site/city-name.ts'
import type { FoundPlace } from './use-found-place.ts'
import type { Words } from './words.en.ts'

export interface FoundPlacesProps {
  locale: Locale
  words: Words
  found: FoundPlace
  /** For a browser without scripts. */
  linkTo: (slug: string | undefined) => string
  onChoose: (place: Place | undefined) => void
}

/** Why the device's own place is not taken. */
const phoneSaid = (problems: Words['phoneProblems'], problem: keyof Words['phoneProblems']) =>
  problem === 'outside' ? fill(problems.outside, { city: cityName }) : problems[problem]

/** That nothing was found, with what may be typed in this city. */
const nothingSaid = (nothing: Words['nothing'], locale: Locale) =>
  fill(nothing, { ...findable, streets: formatList(findable.streets, locale) })

/** What the finder understood, and the places it may have been. */
export function FoundPlaces({ locale, words, found, linkTo, onChoose }: FoundPlacesProps) {
  const { near, phone, place, streetsFailed } = found

  /** A link that is opened elsewhere is the browser's. */
  function follow(event: MouseEvent, chosen: Place | undefined) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onChoose(chosen)
  }

  return (
    <>
      <div role="status" className="place-finder-said">
        {phone === 'waiting' ? <p>{words.phoneWaiting}</p> : null}
        {phone !== 'waiting' && phone !== 'quiet' ? (
          <p>{phoneSaid(words.phoneProblems, phone)}</p>
        ) : null}
        {near.kind === 'nothing' ? <p>{nothingSaid(words.nothing, locale)}</p> : null}
        {near.kind === 'choices' ? <p>{words.choose}</p> : null}
        {streetsFailed ? <p>{words.streetsMissing}</p> : null}
        {place ? (
          <p>
            {fill(words.near, { place: place.name })}{' '}
            <a href={linkTo(undefined)} onClick={(event) => follow(event, undefined)}>
              {words.remove}
            </a>
          </p>
        ) : null}
      </div>
      {near.kind === 'choices' ? (
        <ul>
          {near.places.map((choice) => (
            <li key={choice.slug}>
              <a href={linkTo(choice.slug)} onClick={(event) => follow(event, choice)}>
                {choice.name}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
