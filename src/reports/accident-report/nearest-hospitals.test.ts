import { expect, test } from 'vitest'
import { nearestHospitals } from '#reports/accident-report/nearest-hospitals.ts'

const highland = { id: 'highland', lat: 37.7988, lon: -122.2312 }
const benioff = { id: 'benioff', lat: 37.837, lon: -122.2674 }
const eden = { id: 'eden', lat: 37.6977, lon: -122.0889 }

test('the nearest to the middle of the places come first', () => {
  const fruitvale = [
    { lat: 37.775, lon: -122.224 },
    { lat: 37.785, lon: -122.215 },
  ]
  const found = nearestHospitals([eden, benioff, highland], fruitvale, 2)
  expect(found.map(({ id }) => id)).toEqual(['highland', 'benioff'])
})

test('a degree east is a shorter way than a degree north', () => {
  const here = { lat: 37.8, lon: -122.25 }
  const east = { ...here, lon: -122.15 }
  const north = { ...here, lat: 37.89 }
  expect(nearestHospitals([north, east], [here], 1)).toMatchObject([east])
})
