import { expect, test } from 'vitest'
import { roadName, routeName, streetName } from './road-names.ts'

test.each([
  ['INTERNATIONAL BL', 'International Bl'],
  ['international  blvd', 'International Bl'],
  ['MARTIN LUTHER KING JR WY', 'Martin Luther King Jr Way'],
  ['W MACARTHUR BL', 'W MacArthur Bl'],
  ['98TH AVE', '98th Av'],
  [' ', ''],
])('the road %j is %j', (road, name) => {
  expect(roadName(road)).toBe(name)
})

test.each([
  ['I-880 S/B', 'I-880'],
  ['I 580 E/B', 'I-580'],
  ['SR-24 W/B TO I-980', 'SR 24'],
  ['SR13 N/B', 'SR 13'],
  ['HEGENBERGER RD', undefined],
  ['5880 MARKET ST', undefined],
])('the freeway in %j is %j', (road, name) => {
  expect(routeName(road)).toBe(name)
})

test.each([
  ['RT 880', 'I-880'],
  ['RT 13', 'SR 13'],
  ['HIGH STREET', 'High St'],
])('the street of a report %j is %s', (road, name) => {
  expect(streetName(road)).toBe(name)
})
