import { expect, test } from 'vitest'
import { milesBetween } from '#city/distance.ts'
import { readHospitals } from '#city/hospitals/read-hospitals.ts'
import { readDistrictPlaces } from '#city/neighborhoods/read-neighborhoods.ts'

test('the hospitals stand as the page says: the nearest to the middle of Oakland first', () => {
  const points = readDistrictPlaces().flatMap(({ neighborhoods }) => neighborhoods)
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  const middle = {
    lat: mean(points.map(({ lat }) => lat)),
    lon: mean(points.map(({ lon }) => lon)),
  }
  const miles = readHospitals().map((hospital) => milesBetween(hospital, middle))
  expect(miles).toEqual(miles.toSorted((one, other) => one - other))
})
