import type { Hospital } from '#directories/hospitals/hospital.ts'
import { HospitalList } from '#directories/hospitals/hospital-list.tsx'
import type { Words } from '#directories/hospitals/words.en.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Near } from '#places/finder/near.ts'
import { type FinderFacts, PlaceFinder } from '#places/finder/place-finder.tsx'

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
      {(from) => <HospitalList locale={locale} hospitals={hospitals} from={from} />}
    </PlaceFinder>
  )
}
