/** Another site, which a visitor opens and no page does. */
export const directionsSite = 'https://www.google.com/maps/dir/'

/** The way to another place, by its address on one line. */
export const directionsTo = (address: string) =>
  `${directionsSite}?destination=${encodeURIComponent(address)}&api=1`

/** Where a place is: for people and for map programs. */
export interface Destination {
  /** Street, city, state and postal code. */
  address: string
  lat: number
  lon: number
}

/** Ways to a place on other sites and in a program of the device: a visitor opens them, no page does. */
export const waysTo = ({ address, lat, lon }: Destination) => ({
  google: directionsTo(address),
  apple: `https://maps.apple.com/?daddr=${encodeURIComponent(address)}`,
  program: `geo:${lat},${lon}?q=${encodeURIComponent(address)}`,
})
