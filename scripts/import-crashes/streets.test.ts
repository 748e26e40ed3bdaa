import { expect, test } from 'vitest'
import { type Crash, feetFromCorner } from './crash.ts'
import { countStreets, streetFigures } from './streets.ts'

const injuryCrash: Crash = {
  year: 2016,
  isoDate: '2016-03-04',
  weekday: 4,
  hour: 17,
  layer: 'cityStreets',
  injured: 1,
  killed: 0,
  factor: 'signals',
  collisionType: 'broadside',
  lighting: 'daylight',
  hitAndRun: false,
  roads: ['High St', 'Foothill Bl'],
  feetFromCorner: 0,
  district: '5',
  placedBy: 'intersection',
  worstPerson: 'possible',
  hasParties: true,
  pedestrian: false,
  bicycle: false,
  motorcycle: false,
  drinking: false,
  inattention: false,
}

const crossings = [
  {
    streets: ['Foothill Bl', 'High St'] as const,
    point: { lat: 37.77468, lon: -122.21178 },
    district: 5,
  },
]

const times = (count: number, values: Partial<Crash> = {}): Crash[] =>
  Array.from({ length: count }, () => ({ ...injuryCrash, ...values }))

const figuresOf = (...crashes: Crash[][]) =>
  streetFigures([countStreets(crashes.flat())], crossings)

test('both orders of two streets are one corner', () => {
  const turned = { roads: ['Foothill Bl', 'High St'] }
  expect(figuresOf(times(6), times(5, turned)).intersections).toEqual([
    {
      roads: ['Foothill Bl', 'High St'],
      lat: 37.77468,
      lon: -122.21178,
      district: '5',
      injury: 11,
      severe: null,
      pedestrian: null,
      bicycle: null,
    },
  ])
})

test('a corner with 10 injury crashes is not listed', () => {
  expect(figuresOf(times(10))).toEqual({ intersections: [], corridors: [] })
})

test('the years are added up', () => {
  const years = [countStreets(times(6)), countStreets(times(7))]
  expect(streetFigures(years, crossings).intersections[0]?.injury).toBe(13)
})

test('crashes without injuries, on freeways and more than 50 feet away do not count for a corner', () => {
  const { intersections } = figuresOf(
    times(11, { feetFromCorner: 50 }),
    times(3, { feetFromCorner: 51 }),
    times(3, { worstPerson: undefined, injured: 0 }),
    times(3, { layer: 'freeways' }),
  )
  expect(intersections[0]?.injury).toBe(11)
})

test('a corner that is not in the table of intersections is not listed', () => {
  expect(figuresOf(times(20, { roads: ['Unknown Rd', 'High St'] })).intersections).toEqual([])
})

test('severe crashes and those with someone on foot or a bicycle are told from 11 on', () => {
  const { intersections } = figuresOf(
    times(11, { worstPerson: 'serious', pedestrian: true }),
    times(10, { bicycle: true }),
  )
  expect(intersections[0]).toMatchObject({ injury: 21, severe: 11, pedestrian: 11, bicycle: null })
})

test('a corner on a border is in the district where most of its crashes were placed', () => {
  const { intersections } = figuresOf(
    times(6, { district: '4' }),
    times(7),
    times(9, { district: undefined }),
  )
  expect(intersections[0]?.district).toBe('5')
})

test('a road counts the crashes of its own and of streets that cross it, once each', () => {
  const { corridors } = figuresOf(
    times(11),
    times(4, { roads: ['73rd Av', 'High St'], feetFromCorner: 5280 }),
    times(2, { roads: ['High St'] }),
  )
  expect(corridors.map(({ road, injury }) => [road, injury])).toEqual([
    ['High St', 17],
    ['Foothill Bl', 11],
  ])
})

test.each([
  ['', '', 0],
  ['50.0', 'F', 50],
  ['0.1', 'M', 528],
  ['near', 'F', Number.POSITIVE_INFINITY],
  ['-5', 'F', Number.POSITIVE_INFINITY],
])('%j %s is %d feet from the corner', (distance, unit, feet) => {
  expect(feetFromCorner(distance, unit)).toBe(feet)
})
