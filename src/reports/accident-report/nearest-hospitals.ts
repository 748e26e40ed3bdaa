import { byDistance } from '#places/place.ts'
import { type MapPoint, middleOf } from '#site/distance.ts'

/**
 * The hospitals nearest to the middle of some places, nearest first, in a straight line: for a
 * district, the middle of its neighborhoods. No road and no traffic is counted.
 */
export const nearestHospitals = <Hospital extends MapPoint>(
  hospitals: readonly Hospital[],
  places: readonly MapPoint[],
  most = 3,
) => byDistance(hospitals, { point: middleOf(places) }).slice(0, most)
