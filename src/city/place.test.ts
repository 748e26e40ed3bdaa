import { expect, test } from 'vitest'
import { byDistance } from './place.ts'

const fremont = { name: 'Fremont', lat: 37.5573, lon: -121.9798 }
const pillHill = { name: 'Pill Hill', lat: 37.8212, lon: -122.2631 }
const temescal = { point: { lat: 37.837, lon: -122.26 } }

test('the nearest entry comes first, with its miles', () => {
  const [first, second] = byDistance([fremont, pillHill], temescal)
  expect(first?.name).toBe('Pill Hill')
  expect(first?.miles).toBeCloseTo(1.1, 1)
  expect(second?.miles).toBeCloseTo(24.7, 1)
})

test('entries that are as far keep their order', () => {
  const names = byDistance(
    [
      { ...pillHill, name: 'B' },
      { ...pillHill, name: 'A' },
    ],
    temescal,
  ).map(({ name }) => name)
  expect(names).toEqual(['B', 'A'])
})
