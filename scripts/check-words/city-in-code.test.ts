import { expect, test } from 'vitest'
import { findCityInCode, linesNaming } from './city-in-code.ts'

test.each([
  ['Oakland', "heading: 'Help in Oakland'"],
  ['Oakland', 'const isAroundOakland = true'],
  ['Oakland', '.oakland-map { color: red }'],
  ['Oakland', '// The Oaklandside, May 2023'],
  ['San Leandro', 'const sanLeandro = 7'],
  ['San Leandro', 'const SAN_LEANDRO = 7'],
  ['San Leandro', "file: 'san-leandro-crashes'"],
])('%s is found in %s', (city, line) => {
  expect(linesNaming(city, 'src/a.ts', `const one = 1\n${line}`)).toEqual([2])
})

test('a file that bears the name is found', () => {
  expect(linesNaming('Oakland', 'src/city/map/oakland-map.tsx', '')).toEqual([0])
})

test('what only sounds like it is not', () => {
  expect(linesNaming('Oakland', 'src/a.ts', 'the land of oaks')).toEqual([])
})

test('no code names the city', () => {
  expect(findCityInCode()).toEqual([])
})
