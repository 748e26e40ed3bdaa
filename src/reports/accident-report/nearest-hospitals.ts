import { type MapPoint, milesBetween } from '#site/distance.ts'

/**
 * The hospitals nearest to the middle of some places, nearest first, in a straight line: for a
 * district, the middle of its neighborhoods. No road and no traffic is counted.
 */
export function nearestHospitals<Hospital extends MapPoint>(
  hospitals: readonly Hospital[],
  places: readonly MapPoint[],
  most = 3,
): Hospital[] {
  const mean = (pick: (place: MapPoint) => number) =>
    places.reduce((total, place) => total + pick(place), 0) / Math.max(1, places.length)
  const middle = { lat: mean(({ lat }) => lat), lon: mean(({ lon }) => lon) }
  return hospitals
    .toSorted((one, other) => milesBetween(one, middle) - milesBetween(other, middle))
    .slice(0, most)
}
