export type LonLat = readonly [longitude: number, latitude: number]

/** From degrees to map units; x grows east, y grows south. */
export interface Projection {
  /** Degrees at x = 0 and y = 0. */
  west: number
  north: number
  unitsPerDegreeEast: number
  unitsPerDegreeSouth: number
}

/**
 * A plain projection in which a mile east is as long as a mile south at the middle of the points;
 * over a city the error is far below a map unit. The points fill `width` units but for `margin`
 * units on every side.
 */
export function fitProjection(points: readonly LonLat[], width: number, margin: number) {
  const longitudes = points.map(([longitude]) => longitude)
  const latitudes = points.map(([, latitude]) => latitude)
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const unitsPerDegreeEast = (width - 2 * margin) / (east - west)
  const middle = ((north + south) / 2) * (Math.PI / 180)
  const unitsPerDegreeSouth = unitsPerDegreeEast / Math.cos(middle)
  const projection: Projection = {
    west: west - margin / unitsPerDegreeEast,
    north: north + margin / unitsPerDegreeSouth,
    unitsPerDegreeEast,
    unitsPerDegreeSouth,
  }
  return { projection, height: Math.ceil((north - south) * unitsPerDegreeSouth + 2 * margin) }
}

export function project(
  [longitude, latitude]: LonLat,
  { west, north, unitsPerDegreeEast, unitsPerDegreeSouth }: Projection,
): [x: number, y: number] {
  return [(longitude - west) * unitsPerDegreeEast, (north - latitude) * unitsPerDegreeSouth]
}
