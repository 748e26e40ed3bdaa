import {
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { fill } from '#i18n/fill.ts'
import type { Locale } from '#i18n/locales.ts'
import { findPlace } from '#places/finder/find-place.ts'
import { type DistrictNeighborhoods, namedPlaces } from '#places/finder/named-places.ts'
import { isAroundOakland, type Near, notAsked, placeOf } from '#places/finder/near.ts'
import { PlaceBox } from '#places/finder/place-box.tsx'
import { useGazetteer } from '#places/finder/use-gazetteer.ts'
import type { Words } from '#places/finder/words.en.ts'
import type { Place } from '#places/place.ts'
import { Button } from '#ui/button/button.tsx'
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
  /** Hears what is wanted: by a field that was changed, or by an address that was gone back to. */
  onFilter?: (asked: URLSearchParams, from: 'fields' | 'address') => void
  /** The list, sorted by the distance from a place, if one is known. */
  children: (from: Place | undefined) => ReactNode
}

type PhoneState = 'quiet' | 'waiting' | keyof Words['phoneProblems']

/** How long a device may take to find out where it is, in ms. */
const patience = 10_000

const anchor = 'near'

const nothingFiltered = new URLSearchParams()

/** What the filters of the form say; the place is not theirs. */
function filtersIn(form: HTMLFormElement | null) {
  const asked = new URLSearchParams()
  if (!form) return asked
  for (const [name, value] of new FormData(form)) {
    if (name !== 'near' && value !== '') asked.append(name, String(value))
  }
  return asked
}

/**
 * "Where are you?", and below it a list that begins with what is nearest. As HTML it is a form that
 * the server answers; once awake it answers as somebody types. A place with a name is kept in the
 * address; the place of the device stays in this component and goes nowhere.
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
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [awake, setAwake] = useState(false)
  const [near, setNear] = useState(first)
  const [phone, setPhone] = useState<PhoneState>('quiet')
  const { gazetteer, withStreets, streetsFailed } = useGazetteer(locale, () =>
    namedPlaces(districts, words),
  )
  const place = placeOf(near)
  const written = place?.slug ? place.name : ''

  function show(found: Near) {
    setNear(found)
    setPhone('quiet')
    const shown = placeOf(found)
    if (shown && input.current) input.current.value = shown.slug ? shown.name : ''
  }

  /** What a finished text means; the street pairs are waited for where they are needed. */
  async function find(text: string) {
    const known = findPlace(text, gazetteer)
    return known.kind === 'place' ? known : findPlace(text, await withStreets())
  }

  function addressOf(slug: string | undefined, said: URLSearchParams) {
    const asked = new URLSearchParams(said)
    if (slug) asked.set('near', slug)
    return asked.size > 0 ? `${action}?${asked}` : action
  }

  /** What the form says now; what else is asked for, such as filters of a report, stays. */
  function addressNow(slug: string | undefined) {
    const asked = new URLSearchParams(location.search)
    for (const field of form.current?.elements ?? []) asked.delete(field.getAttribute('name') ?? '')
    for (const [name, value] of filtersIn(form.current)) asked.append(name, value)
    return addressOf(slug, asked)
  }

  /** For a browser without scripts, which begins at the top of a page. */
  const linkTo = (slug: string | undefined) => `${addressOf(slug, filtered)}#${anchor}`

  function choose(chosen: Place | undefined) {
    show(chosen ? { kind: 'place', place: chosen } : notAsked)
    if (!chosen && input.current) input.current.value = ''
    const slug = chosen?.slug
    if (slug !== (new URLSearchParams(location.search).get('near') ?? undefined)) {
      history.pushState(null, '', addressNow(slug))
    }
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    if (submitter instanceof HTMLButtonElement && submitter.name === 'here') return locate()
    const text = input.current?.value.trim() ?? ''
    if (text === '') return choose(undefined)
    if (text === written) return
    const found = await find(text)
    if (found.kind === 'place') choose(found.place)
    else show(found)
  }

  function locate() {
    if (!('geolocation' in navigator)) return setPhone('unknown')
    setPhone('waiting')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const point = { lat: coords.latitude, lon: coords.longitude }
        if (isAroundOakland(point, gazetteer))
          choose({ kind: 'here', name: words.phonePlace, point })
        else setPhone('outside')
      },
      ({ code, PERMISSION_DENIED }) => setPhone(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
      { timeout: patience },
    )
  }

  function follow(event: MouseEvent, chosen: Place | undefined) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    choose(chosen)
  }

  function filter() {
    onFilter?.(filtersIn(form.current), 'fields')
    history.replaceState(history.state, '', addressNow(place?.slug))
  }

  async function followAddress() {
    const asked = new URLSearchParams(location.search)
    const text = asked.get('near')
    onFilter?.(asked, 'address')
    show(text ? await find(text) : notAsked)
    if (!text && input.current) input.current.value = ''
  }

  // A shared address decides; without one, what was typed and chosen before React was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read on waking and going back
  useEffect(() => {
    setAwake(true)
    if (location.search && near.kind === 'not-asked') void followAddress()
    else if (filtersIn(form.current).size > 0) filter()
    addEventListener('popstate', followAddress)
    return () => removeEventListener('popstate', followAddress)
  }, [])

  return (
    <div id={anchor} className="place-finder" data-answered={answered ? '' : undefined}>
      <form
        role="search"
        ref={form}
        method="get"
        action={`${action}#${anchor}`}
        onSubmit={submit}
        onChange={({ nativeEvent }) => {
          if (nativeEvent.target !== input.current) filter()
        }}
      >
        <div className="place-finder-field">
          <PlaceBox
            locale={locale}
            words={words}
            input={input}
            written={written}
            awake={awake}
            gazetteer={gazetteer}
            // What failed is tried again when somebody has finished a text, not at every key.
            onType={() => {
              if (!streetsFailed) void withStreets()
            }}
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
      <div role="status" className="place-finder-said">
        {phone === 'waiting' ? <p>{words.phoneWaiting}</p> : null}
        {phone !== 'waiting' && phone !== 'quiet' ? <p>{words.phoneProblems[phone]}</p> : null}
        {near.kind === 'nothing' ? <p>{words.nothing}</p> : null}
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
      <p className="place-finder-districts">
        {words.districts}:{' '}
        {districtLinks.map(({ name, href }) => (
          <span key={href}>
            <a href={href}>{name}</a>{' '}
          </span>
        ))}
      </p>
      {children(place)}
    </div>
  )
}
