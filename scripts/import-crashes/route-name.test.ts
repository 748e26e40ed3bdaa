import { expect, test } from 'vitest'
import { routeName } from './route-name.ts'

test.each([
  ['I-880 S/B', 'I-880'],
  ['RT 880', 'I-880'],
  ['RT 13', 'SR 13'],
  ['I 580 E/B', 'I-580'],
  ['SR-24 W/B TO I-980', 'SR 24'],
  ['SR13 N/B', 'SR 13'],
  ['HEGENBERGER RD', undefined],
  ['5880 MARKET ST', undefined],
])('the freeway in %j is %j', (road, name) => {
  expect(routeName(road)).toBe(name)
})
