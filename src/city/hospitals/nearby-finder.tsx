import type { Near } from '#city/finder/near.ts'
import { type FinderFacts, PlaceFinder } from '#city/finder/place-finder.tsx'
import { NearbyList, type NearbyListProps } from './nearby-list.tsx'

export interface NearbyFinderProps extends Omit<NearbyListProps, 'visitor'> {
  finder: FinderFacts
  /** What the address asked for, where a server answered it. */
  near?: Near
}

/** The emergency departments near a city, or nearest to where the visitor is. */
export function NearbyFinder({ finder, near, ...list }: NearbyFinderProps) {
  return (
    <PlaceFinder {...finder} locale={list.locale} words={list.words.finder} near={near}>
      {(visitor) => <NearbyList {...list} visitor={visitor} />}
    </PlaceFinder>
  )
}
