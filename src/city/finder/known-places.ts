import type { MapPoint } from '#city/distance.ts'
import type { PackedCrossings } from '#city/streets/crossings.ts'
import type { Bilingual } from '#language/locales.ts'

/** A place with a name that is no neighborhood. */
export interface Landmark extends MapPoint {
  kind: 'landmark' | 'transit' | 'hospital'
  name: Bilingual
  /** In the address of a page, `?near=lake-merritt`. */
  slug: string
  /** Other ways to type it, in either language. */
  foundBy: readonly string[]
}

/** A city beside ours, a freeway, or what no source of ours puts anywhere: no place that a list can be sorted by. */
export interface Outside {
  name: string
  slug: string
  /** A freeway is too long to be a place. */
  road?: boolean | undefined
  /** It has a name, and no source of ours says where it is. */
  unplaced?: boolean | undefined
  /** The address of the page about it. */
  page?: Bilingual | undefined
  /** The slugs of the neighborhoods beside it. */
  nearest: readonly string[]
  foundBy: readonly string[]
}

/** All that is found besides neighborhoods, ZIP codes and districts, as it travels to a browser. */
export interface KnownPlaces extends PackedCrossings {
  landmarks: readonly Landmark[]
  outside: readonly Outside[]
}
