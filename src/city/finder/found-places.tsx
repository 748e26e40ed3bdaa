import { type MouseEvent, useEffect, useRef } from 'react'
import { findable } from '#city/here/city.ts'
import type { Place } from '#city/place.ts'
import { fill } from '#language/fill.ts'
import { formatList } from '#language/format-list.ts'
import type { Locale } from '#language/locales.ts'
import { cityName } from '#site/city-name.ts'
import type { OutsidePlace } from './gazetteer.ts'
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

/** The heading of an answer. */
function answerOf(near: FoundPlace['near'], words: Words) {
  if (near.kind === 'place') return fill(words.near, { place: near.place.name })
  if (near.kind === 'choices') return words.choose
  if (near.kind === 'doubtful') return near.corner.name
  return near.kind === 'outside' ? near.area.name : undefined
}

/** What may be chosen instead. */
function placesToChoose(near: FoundPlace['near']) {
  if (near.kind === 'choices') return near.places
  if (near.kind === 'outside') return near.area.places
  return near.kind === 'doubtful' ? near.corner.places : []
}

/** Why no list is sorted by it, and what there is instead. */
function OutsideSaid({ area, words }: { area: OutsidePlace; words: Words }) {
  const why = words[area.unplaced ? 'unplaced' : area.road ? 'road' : 'outside']
  return (
    <>
      <p>{fill(why, { area: area.name, city: cityName })}</p>
      {area.page ? (
        <p>
          <a href={area.page}>{fill(words.outsidePage, { area: area.name })}</a>
        </p>
      ) : null}
      {area.places.length > 0 ? <p>{fill(words.outsideNearest, { city: cityName })}</p> : null}
    </>
  )
}

/** Brings each answer but the first to whoever asked: its heading is in view and in focus. */
function useBroughtHeading(near: FoundPlace['near']) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(near)
  useEffect(() => {
    if (shown.current === near) return
    shown.current = near
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView?.()
  }, [near])
  return heading
}

/** What the finder understood, and the places it may have been. */
export function FoundPlaces({ locale, words, found, linkTo, onChoose }: FoundPlacesProps) {
  const { near, phone, place, streetsFailed } = found
  const heading = useBroughtHeading(near)
  const answer = answerOf(near, words)
  const choices = placesToChoose(near)
  const kindsDiffer = new Set(choices.map(({ kind }) => kind)).size > 1

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
        {answer === undefined ? null : (
          <h2 ref={heading} tabIndex={-1}>
            {answer}
          </h2>
        )}
        {near.kind === 'doubtful' ? <p>{words.doubtful}</p> : null}
        {near.kind === 'outside' ? <OutsideSaid area={near.area} words={words} /> : null}
        {streetsFailed ? <p>{words.streetsMissing}</p> : null}
        {place ? (
          <p>
            <a href={linkTo(undefined)} onClick={(event) => follow(event, undefined)}>
              {words.remove}
            </a>
          </p>
        ) : null}
      </div>
      {choices.length > 0 ? (
        <ul className="place-finder-choices">
          {choices.map((choice) => (
            <li key={choice.slug}>
              <a href={linkTo(choice.slug)} onClick={(event) => follow(event, choice)}>
                {choice.name}
              </a>
              {kindsDiffer && choice.kind !== 'here' ? (
                <small> {words.kinds[choice.kind]}</small>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
