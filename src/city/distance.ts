export interface MapPoint {
  /** Degrees north. */
  lat: number
  /** Degrees east; negative in California. */
  lon: number
}

const earthRadiusInMiles = 3958.8

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Miles between two points in a straight line over the round earth (haversine formula). */
export function milesBetween(from: MapPoint, to: MapPoint): number {
  const north = Math.sin(radians(to.lat - from.lat) / 2) ** 2
  const east =
    Math.cos(radians(from.lat)) *
    Math.cos(radians(to.lat)) *
    Math.sin(radians(to.lon - from.lon) / 2) ** 2
  return 2 * earthRadiusInMiles * Math.asin(Math.sqrt(north + east))
}

/** The mean of some points; of none the point 0, 0. */
export function middleOf(points: readonly MapPoint[]): MapPoint {
  const mean = (pick: (point: MapPoint) => number) =>
    points.reduce((total, point) => total + pick(point), 0) / Math.max(1, points.length)
  return { lat: mean(({ lat }) => lat), lon: mean(({ lon }) => lon) }
}
