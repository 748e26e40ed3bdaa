import { expect, test } from 'vitest'
import { collisionTypeOf, hasInattention, layerOf, lightingOf } from './crash.ts'

test.each([
  ['0109', 'cityStreets'],
  ['109', 'cityStreets'],
  ['9370', 'freeways'],
  ['9335', 'freeways'],
  ['3300', 'otherAgencies'],
  ['105', 'otherAgencies'],
  ['', 'otherAgencies'],
])('agency %j reports %s', (agency, layer) => {
  expect(layerOf(agency)).toBe(layer)
})

test.each([
  ['A', 'daylight'],
  ['FatalC', 'darkWithStreetLights'],
  ['On-Duty Emergency VehicleA', 'daylight'],
  ['Counter Report / Late-ReportedB', 'duskOrDawn'],
  ['550C', 'darkWithStreetLights'],
  ['D', 'darkWithoutStreetLights'],
  ['E', 'darkStreetLightsOut'],
  ['Late-Reported', 'notStated'],
  ['-', 'notStated'],
  ['', 'notStated'],
])('the lighting of %j is %s', (text, lighting) => {
  expect(lightingOf(text)).toBe(lighting)
})

test.each([
  ['A', 'headOn'],
  ['G', 'pedestrian'],
  ['-', 'notStated'],
  ['AB', 'notStated'],
  ['', 'notStated'],
])('collision type %j is %s', (code, type) => {
  expect(collisionTypeOf(code)).toBe(type)
})

test.each([
  ['N', false],
  ['', false],
  ['OTHER', true],
  ['OTHERW', true],
  ['CELL PHONE HANDHELDS', true],
  ['RADIO/CDE', true],
  ['ANIMALS', true],
  ['ANIMALSS', true],
  ['SOMETHING NEWS', false],
])('run together with the direction, %j is inattention: %s', (text, inattention) => {
  expect(hasInattention(text, 'extract')).toBe(inattention)
})

test('in a column of its own, anything written is inattention', () => {
  expect(hasInattention('SOMETHING NEW', 'published')).toBe(true)
  expect(hasInattention('', 'published')).toBe(false)
})
