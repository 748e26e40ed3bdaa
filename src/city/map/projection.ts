/** From degrees to units of the map: both axes are straight, as they may be for one city. */
export interface Projection {
  west: number
  north: number
  unitsPerDegreeEast: number
  unitsPerDegreeSouth: number
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
