import { useEffect } from 'react'
import type { Near } from '#city/finder/near.ts'
import { type FinderFacts, PlaceFinder } from '#city/finder/place-finder.tsx'
import type { Place } from '#city/place.ts'
import type { Locale } from '#language/locales.ts'
import { awaySaid } from './away-said.ts'
import type { Words } from './words.en.ts'

export interface EventFinderProps {
  locale: Locale
  words: Words
  finder: FinderFacts
  /** What the address asked for, where a server answered it. */
  near?: Near
}

interface DistancesProps {
  locale: Locale
  words: Words
  from: Place | undefined
}

/** Tells the dates below, which stay the HTML they are and in their order, how far away they are. */
function Distances({ locale, words, from }: DistancesProps) {
  useEffect(() => {
    for (const line of document.querySelectorAll<HTMLElement>('[data-event-at]')) {
      const [lat = 0, lon = 0] = (line.dataset['eventAt'] ?? '').split(' ').map(Number)
      line.textContent = from ? awaySaid({ lat, lon }, from, locale, words) : ''
    }
  }, [from, locale, words])
  return from ? <p className="fine-print">{words.finder.straight}</p> : null
}

/** The finder above the calendar. */
export function EventFinder({ locale, words, finder, near }: EventFinderProps) {
  return (
    <PlaceFinder {...finder} locale={locale} words={words.finder} near={near}>
      {(from) => <Distances locale={locale} words={words} from={from} />}
    </PlaceFinder>
  )
}
