import { expect, test } from 'vitest'
import { modes } from '#city/crash-figures/figures.ts'
import {
  type Choice,
  choiceFromSearch,
  firstChoice,
  searchOfChoice,
  viewOf,
  wrongIn,
} from '#reports/accident-report/choice.ts'

const years = [2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024]

test('every choice comes back from its address', () => {
  const choices: Choice[] = (['injury', 'severe'] as const).flatMap((severity) =>
    (['cityStreets', 'freeways'] as const).flatMap((layer) =>
      [undefined, ...modes].flatMap((mode) =>
        years.flatMap((from) =>
          years.filter((to) => from <= to).map((to) => ({ severity, layer, mode, from, to })),
        ),
      ),
    ),
  )
  for (const choice of choices) {
    expect(choiceFromSearch(searchOfChoice(choice, years), years)).toEqual(choice)
  }
})

test('a shared address reads as it is written', () => {
  const choice: Choice = {
    severity: 'severe',
    layer: 'freeways',
    mode: 'motorVehiclesOnly',
    from: 2019,
    to: 2023,
  }
  expect(searchOfChoice(choice, years)).toBe(
    '?severity=serious&from=2019&to=2023&layer=freeways&travel=motor-vehicles-only',
  )
})

test('the first view leaves the address clean', () => {
  expect(searchOfChoice(firstChoice({ years }), years)).toBe('')
})

test('what else stands in the address stays', () => {
  const choice: Choice = { ...firstChoice({ years }), severity: 'severe' }
  expect(searchOfChoice(choice, years, '?ref=flyer&from=2020')).toBe('?ref=flyer&severity=serious')
})

test('nothing of an earlier choice stays in the address', () => {
  const earlier = '?severity=serious&from=2017&to=2018&ref=flyer&layer=freeways&travel=bicycle'
  expect(searchOfChoice(firstChoice({ years }), years, earlier)).toBe('?ref=flyer')
})

test('an address that makes no sense is the first view', () => {
  const search = '?severity=%3Cscript%3E&from=1999&to=twenty&layer=moon&travel=rocket'
  expect(choiceFromSearch(search, years)).toEqual(firstChoice({ years }))
})

test('years out of order change places', () => {
  expect(choiceFromSearch('?from=2022&to=2018', years)).toMatchObject({ from: 2018, to: 2022 })
})

test('a view is of the chosen streets, and on the page of a district of that district', () => {
  const { layer, ...rest } = { ...firstChoice({ years }), layer: 'freeways' } as const
  expect(viewOf({ layer, ...rest }, undefined)).toEqual({ area: 'freeways', ...rest })
  expect(viewOf({ layer, ...rest }, '5')).toEqual({ area: '5', ...rest })
})

test('a year that is not counted becomes the nearest that is', () => {
  expect(choiceFromSearch('?from=1999&to=2050', years)).toMatchObject({ from: 2016, to: 2024 })
  expect(choiceFromSearch('?from=2030', years)).toMatchObject({ from: 2024, to: 2024 })
  expect(choiceFromSearch('?from=2019.4&to=2019.6', years)).toMatchObject({ from: 2019, to: 2020 })
})

test.each([
  ['?from=1999', ['from']],
  ['?from=1999&to=2050', ['from', 'to']],
  ['?severity=mild&layer=sea&travel=train&from=x', ['severity', 'layer', 'travel', 'from']],
  ['?severity=serious&travel=&from=2019&near=here', []],
])('%s names what makes no sense: %j', (search, names) => {
  expect(wrongIn(search, years)).toEqual(names)
})
