import { useRef, useState } from 'react'
import type { Place } from '#city/place.ts'
import type { Locale } from '#language/locales.ts'
import { findPlace } from './find-place.ts'
import { locateDevice } from './locate-device.ts'
import { type DistrictNeighborhoods, namedPlaces } from './named-places.ts'
import { isAroundCity, type Near, placeOf } from './near.ts'
import { useGazetteer } from './use-gazetteer.ts'
import type { Words } from './words.en.ts'

type PhoneState = 'quiet' | 'waiting' | keyof Words['phoneProblems']

export interface FoundPlaceSources {
  locale: Locale
  words: Words
  districts: readonly DistrictNeighborhoods[]
  /** What the server found. */
  first: Near
}

/** Where the visitor is, as far as it is known, and how to find out by a text or by the device. */
export function useFoundPlace({ locale, words, districts, first }: FoundPlaceSources) {
  const input = useRef<HTMLInputElement>(null)
  const asked = useRef(0)
  const [near, setNear] = useState(first)
  const [phone, setPhone] = useState<PhoneState>('quiet')
  const { gazetteer, withStreets, streetsFailed } = useGazetteer(locale, () =>
    namedPlaces(districts, words),
  )
  const place = placeOf(near)
  const written = place?.slug ? place.name : ''

  /** The field says what is shown, but keeps a text that is still to be understood. */
  function show(found: Near) {
    asked.current += 1
    setNear(found)
    setPhone('quiet')
    if (!input.current) return
    if (found.kind === 'not-asked') input.current.value = ''
    if (found.kind === 'place') input.current.value = found.place.slug ? found.place.name : ''
  }

  /** An answer, or `undefined` when somebody has asked or chosen something else meanwhile. */
  async function unlessOvertaken<Answer>(answer: Promise<Answer>) {
    asked.current += 1
    const own = asked.current
    const found = await answer
    return asked.current === own ? found : undefined
  }

  /**
   * What a finished text means, unless it is overtaken. All places are waited for: Highland is a
   * neighborhood and a hospital.
   */
  async function find(text: string) {
    const places = await unlessOvertaken(withStreets())
    return places && findPlace(text, places)
  }

  /** The device's own place, or `undefined`, with a word on why there is none unless it is overtaken. */
  async function locate(): Promise<Place | undefined> {
    setPhone('waiting')
    const located = await unlessOvertaken(locateDevice())
    if (!located) return undefined
    if (located.kind === 'point' && isAroundCity(located.point, gazetteer)) {
      return { kind: 'here', name: words.phonePlace, point: located.point }
    }
    setPhone(located.kind === 'point' ? 'outside' : located.kind)
    return undefined
  }

  /** What failed is tried again when somebody has finished a text, not at every key. */
  function expectText() {
    if (!streetsFailed) void withStreets()
  }

  return {
    input,
    near,
    place,
    written,
    phone,
    gazetteer,
    streetsFailed,
    show,
    find,
    locate,
    expectText,
  }
}

export type FoundPlace = ReturnType<typeof useFoundPlace>
