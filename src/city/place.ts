import { type MapPoint, milesBetween } from './distance.ts'

/**
 * What a visitor can name: `crossing` is where two streets meet, `block` a hundred of house numbers,
 * `transit` a station or stop, `here` the device's own place.
 */
type PlaceKind =
  | 'neighborhood'
  | 'zip'
  | 'district'
  | 'crossing'
  | 'block'
  | 'landmark'
  | 'transit'
  | 'hospital'
  | 'here'

/** Where a visitor says to be. */
export interface Place {
  kind: PlaceKind
  /** In the language of the page: "Rockridge", "ZIP 94601", "High Street and International Boulevard". */
  name: string
  /** What people call it besides: "Jack London". */
  otherNames?: readonly string[]
  /**
   * Stands for the whole place: exact to some steps for a crossing, the middle of its neighborhoods
   * for a ZIP code or a district. So every distance from it is "about".
   */
  point: MapPoint
  /** In the address of a page, `?near=rockridge`. `here` has none: it is neither written down nor sent. */
  slug?: string
  /** The council district, where the place lies in one. */
  district?: number
}

/** An entry of a list with its distance, in miles. */
export type Measured<Entry> = Entry & { miles: number }

/** A list with the distances from a place, the nearest first; what is as far keeps its order. */
export function byDistance<Entry extends MapPoint>(
  entries: readonly Entry[],
  from: Pick<Place, 'point'>,
): Measured<Entry>[] {
  return entries
    .map((entry) => ({ ...entry, miles: milesBetween(entry, from.point) }))
    .toSorted((one, other) => one.miles - other.miles)
}
