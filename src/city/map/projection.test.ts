import { expect, test } from 'vitest'
import { pointOnMap } from './projection.ts'

test('degrees become units from the north-west corner, to a tenth', () => {
  const projection = {
    west: -122.4,
    north: 37.9,
    unitsPerDegreeEast: 100,
    unitsPerDegreeSouth: 1000,
  }
  const place = { latitude: 37.80006, longitude: -122.2746 }
  expect(pointOnMap({ projection }, place)).toEqual({ x: 12.5, y: 99.9 })
})
