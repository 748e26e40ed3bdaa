import { useCallback, useRef, useState } from 'react'
import type { Place } from '#city/place.ts'
import { crossingsAddress } from '#city/streets/crossings.ts'
import type { Locale } from '#language/locales.ts'
import { type Gazetteer, makeGazetteer } from './gazetteer.ts'

/** The places that can be found: first those with a name, and the street pairs once they were fetched. */
export function useGazetteer(locale: Locale, makeNamed: () => readonly Place[]) {
  const [named] = useState(makeNamed)
  const [gazetteer, setGazetteer] = useState(() => makeGazetteer(locale, named))
  const [streetsFailed, setStreetsFailed] = useState(false)
  const whole = useRef<Promise<Gazetteer>>(undefined)

  /** Fetches the street pairs, once; what has a name is found without them. */
  const withStreets = useCallback(() => {
    whole.current ??= fetchWhole(locale, named).then(
      (made) => {
        setStreetsFailed(false)
        setGazetteer(made)
        return made
      },
      () => {
        whole.current = undefined
        setStreetsFailed(true)
        return makeGazetteer(locale, named)
      },
    )
    return whole.current
  }, [locale, named])

  return { gazetteer, withStreets, streetsFailed }
}

async function fetchWhole(locale: Locale, named: readonly Place[]) {
  const answer = await fetch(crossingsAddress)
  if (!answer.ok) throw new Error(`${crossingsAddress} answered ${answer.status}`)
  return makeGazetteer(locale, named, await answer.json())
}
