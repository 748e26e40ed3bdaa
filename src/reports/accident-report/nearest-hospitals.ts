interface Place {
  lat: number
  lon: number
}

/** A degree of longitude in Oakland, in degrees of latitude: the cosine of 37.8 degrees. */
const eastToNorth = 0.79

/**
 * The hospitals nearest to the middle of some places, nearest first, in a straight line: for a
 * district, the middle of its neighborhoods. No road and no traffic is counted.
 */
export function nearestHospitals<Hospital extends Place>(
  hospitals: readonly Hospital[],
  places: readonly Place[],
  most = 3,
): Hospital[] {
  const mean = (pick: (place: Place) => number) =>
    places.reduce((total, place) => total + pick(place), 0) / Math.max(1, places.length)
  const middle = { lat: mean(({ lat }) => lat), lon: mean(({ lon }) => lon) }
  const distance = ({ lat, lon }: Place) =>
    Math.hypot(lat - middle.lat, (lon - middle.lon) * eastToNorth)
  return hospitals.toSorted((one, other) => distance(one) - distance(other)).slice(0, most)
}
