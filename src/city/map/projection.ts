/** From degrees to units of the map: both axes are straight, as they may be for one city. */
export interface Projection {
  west: number
  north: number
  unitsPerDegreeEast: number
  unitsPerDegreeSouth: number
}

/** In a page, from where a script reads it: to a tenth of a unit within the city. */
export const projectionWritten = ({
  west,
  north,
  unitsPerDegreeEast,
  unitsPerDegreeSouth,
}: Projection) =>
  `${west.toFixed(5)} ${north.toFixed(5)} ${unitsPerDegreeEast.toFixed(1)} ${unitsPerDegreeSouth.toFixed(1)}`

export function projectionRead(written: string): Projection {
  const [west = 0, north = 0, unitsPerDegreeEast = 0, unitsPerDegreeSouth = 0] = written
    .split(' ')
    .map(Number)
  return { west, north, unitsPerDegreeEast, unitsPerDegreeSouth }
}

/** A place on the map; it may lie outside of it. */
export function pointOnMap(
  { projection }: { projection: Projection },
  place: { latitude: number; longitude: number },
): { x: number; y: number } {
  const { west, north, unitsPerDegreeEast, unitsPerDegreeSouth } = projection
  const tenth = (units: number) => Math.round(units * 10) / 10
  return {
    x: tenth((place.longitude - west) * unitsPerDegreeEast),
    y: tenth((north - place.latitude) * unitsPerDegreeSouth),
  }
}
