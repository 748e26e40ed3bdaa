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

const sure = [
  {
    streets: ['Foothill Bl', 'High St'] as const,
    point: { lat: 37.77468, lon: -122.21178 },
    district: 5,
  },
]
const crossings = { sure, doubtful: [] }

const times = (count: number, values: Partial<Crash> = {}): Crash[] =>
  Array.from({ length: count }, () => ({ ...injuryCrash, ...values }))

const figuresOf = (...crashes: Crash[][]) =>
  streetFigures([countStreets(crashes.flat())], crossings, [2016])

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
      minor: 0,
      possible: 11,
      spans: [{ from: 2016, to: 2016, injury: 11 }],
      hours: [0, 11],
    },
  ])
})

test('a corner with 10 injury crashes is not listed', () => {
  expect(figuresOf(times(10))).toEqual({ intersections: [], corridors: [] })
})

test('the years are added up', () => {
  const years = [countStreets(times(6)), countStreets(times(7))]
  expect(streetFigures(years, crossings, [2016, 2017]).intersections[0]?.injury).toBe(13)
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

test('a corner that is not in the table, or doubtful there, has no point', () => {
  const pointsOf = (figures: ReturnType<typeof streetFigures>) =>
    figures.intersections.map(({ lat, lon }) => [lat, lon])
  const unknown = times(20, { roads: ['Unknown Road', 'High St'] })
  expect(pointsOf(figuresOf(unknown))).toEqual([[null, null]])
  const doubtful = sure.map((crossing) => ({ ...crossing, feetOff: 400 }))
  const figures = streetFigures([countStreets(times(20))], { sure: [], doubtful }, [2016])
  expect(pointsOf(figures)).toEqual([[null, null]])
})

test('a ramp of a freeway is no corner', () => {
  expect(figuresOf(times(20, { roads: ['I-880', 'High St'] })).intersections).toEqual([])
})

/** A corner on High Street, some feet north of the one with Foothill. */
const north = (street: string, feet: number) => ({
  streets: [street, 'High St'] as const,
  point: { lat: 37.77468 + feet / 364_567, lon: -122.21178 },
  district: 5,
})

test('two corners on one street are one when they are less than 160 feet apart', () => {
  const second = (feet: number) => {
    const crossings = { sure: [...sure, north('Bond St', feet)], doubtful: [] }
    const crashes = [...times(20), ...times(12, { roads: ['High St', 'Bond St'] })]
    return streetFigures([countStreets(crashes)], crossings, [2016]).intersections
  }
  expect(second(155)).toMatchObject([
    { roads: ['Foothill Bl', 'High St'], also: ['Bond St'], injury: 32, lat: 37.77468 },
  ])
  expect(second(165)).toMatchObject([{ injury: 20 }, { injury: 12 }])
  expect(second(165)[0]).not.toHaveProperty('also')
})

test('corners near each other without a common street stay two', () => {
  const other = { ...north('Bond St', 20), streets: ['Bond St', 'Oak St'] as const }
  const crossings = { sure: [...sure, other], doubtful: [] }
  const crashes = [...times(20), ...times(12, { roads: ['Oak St', 'Bond St'] })]
  expect(streetFigures([countStreets(crashes)], crossings, [2016]).intersections).toHaveLength(2)
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
