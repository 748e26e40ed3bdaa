import type { Near } from '#city/finder/near.ts'
import { type FinderFacts, PlaceFinder } from '#city/finder/place-finder.tsx'
import type { Locale } from '#language/locales.ts'
import type { Hospital } from './hospital.ts'
import { HospitalList } from './hospital-list.tsx'
import type { Words } from './words.en.ts'

export interface HospitalFinderProps {
  locale: Locale
  words: Words
  finder: FinderFacts
  /** The whole list: its order gives the letters. */
  hospitals: readonly Hospital[]
  /** What the address asked for, where a server answered it. */
  near?: Near
}

/** The list of hospitals, the nearest to where the visitor is first. */
export function HospitalFinder({ locale, words, finder, hospitals, near }: HospitalFinderProps) {
  return (
    <PlaceFinder {...finder} locale={locale} words={words.finder} near={near}>
      {(from) => <HospitalList locale={locale} words={words} hospitals={hospitals} from={from} />}
    </PlaceFinder>
  )
}
