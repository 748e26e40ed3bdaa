import type { MapPoint } from '#city/distance.ts'

/** How long a device may take to find out where it is, in ms. */
const patience = 10_000

export type Located = { kind: 'point'; point: MapPoint } | { kind: 'refused' } | { kind: 'unknown' }

/** Asks the device where it is; the visitor may refuse. */
export function locateDevice() {
  return new Promise<Located>((resolve) => {
    if (!('geolocation' in navigator)) return resolve({ kind: 'unknown' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve({ kind: 'point', point: { lat: latitude, lon: longitude } }),
      ({ code, PERMISSION_DENIED }) =>
        resolve({ kind: code === PERMISSION_DENIED ? 'refused' : 'unknown' }),
      { timeout: patience },
    )
  })
}
