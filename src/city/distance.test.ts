import { expect, test } from 'vitest'
import { middleOf, milesBetween } from './distance.ts'

const oakland = { lat: 37.8, lon: -122.27 }

test('a degree of latitude is about 69 miles', () => {
  expect(milesBetween(oakland, { ...oakland, lat: 38.8 })).toBeCloseTo(69.1, 1)
})

test('a degree of longitude in Oakland is about 55 miles', () => {
  expect(milesBetween(oakland, { ...oakland, lon: -121.27 })).toBeCloseTo(54.6, 1)
})

test('the way back is as long, and no way is no distance', () => {
  const berkeley = { lat: 37.87, lon: -122.25 }
  expect(milesBetween(oakland, berkeley)).toBe(milesBetween(berkeley, oakland))
  expect(milesBetween(oakland, oakland)).toBe(0)
})

test('the way to San Francisco is 8 miles', () => {
  expect(milesBetween(oakland, { lat: 37.79, lon: -122.42 })).toBeCloseTo(8.22, 2)
})

test('the middle of points is their mean, and of none the point 0, 0', () => {
  expect(middleOf([{ lat: 37, lon: -122 }, { lat: 38, lon: -120 }, oakland])).toEqual({
    lat: (37 + 38 + 37.8) / 3,
    lon: (-122 - 120 - 122.27) / 3,
  })
  expect(middleOf([oakland])).toEqual(oakland)
  expect(middleOf([])).toEqual({ lat: 0, lon: 0 })
})
