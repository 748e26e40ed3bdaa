import { describe, expect, test } from 'vitest'
import { milesBetween } from '#city/distance.ts'
import { packCrossings, unpackCrossings } from './crossings.ts'
import { crossingsOf, parseRows, type Row, readCrossings } from './read-crossings.ts'

const corner = { lat: 37.77235, lon: -122.21485 }
const farAway = { lat: 37.80235, lon: -122.21485 }

const row = (first: string, second: string, rest: Partial<Row> = {}): Row => ({
  streets: [first, second],
  point: corner,
  district: 5,
  named: true,
  ...rest,
})

const namesOf = (rows: readonly Row[]) =>
  crossingsOf(rows).map(({ streets }) => streets.join(' / '))

test('both orders of two streets are one crossing', () => {
  expect(namesOf([row('HIGH ST', 'ALMA AV'), row('ALMA AVE', 'HIGH ST')])).toEqual([
    'Alma Avenue / High Street',
  ])
})

test('a named intersection counts more than the place of some reports', () => {
  const reported = row('HIGH ST', 'ALMA AV', { point: farAway, named: false })
  expect(crossingsOf([reported, reported, row('HIGH ST', 'ALMA AV')])[0]?.point).toEqual(corner)
})

test('without a named intersection, the point that most rows have counts', () => {
  const east = (lon: number) => ({ lat: 37.8, lon })
  const north = (lat: number) => ({ lat, lon: -122.2 })
  const points = [
    ...[-122.11, -122.12, -122.13].map(east),
    ...[37.71, 37.72, 37.73].map(north),
    ...[corner, corner],
  ]
  const rows = points.map((point) => row('HIGH ST', 'ALMA AV', { point, named: false }))
  expect(crossingsOf(rows)[0]?.point).toEqual(corner)
})

test('a street does not cross itself', () => {
  expect(crossingsOf([row('HIGH ST', 'High St'), row('HIGH ST', 'ALMA AV')])).toHaveLength(1)
})

test('a misspelled street gives way to the usual spelling, whichever row comes first', () => {
  const rows = [
    row('HIGH ST', 'INTERNATIONA BL'),
    row('HIGH ST', 'INTERNATIONAL BL'),
    row('INTERNATIONAL BL', 'OAK ST', { point: farAway }),
    row('INTERNATIONAL BL', 'ELM ST', { point: farAway }),
  ]
  for (const written of [rows, rows.toReversed()]) {
    expect(namesOf(written).toSorted()).toEqual([
      'Elm Street / International Boulevard',
      'High Street / International Boulevard',
      'International Boulevard / Oak Street',
    ])
  }
})

test.each([
  [0.02, true, true, 1],
  [0.04, true, true, 2],
  [0.14, true, false, 1],
  [0.14, false, true, 1],
  [0.14, false, false, 1],
  [0.16, false, false, 2],
])(
  'two spellings %d miles apart, named %s and %s, are %d crossings',
  (miles, one, other, count) => {
    const north = { ...corner, lat: corner.lat + miles / 69.1 }
    const rows = [
      row('HIGH ST', 'ALMA AV', { named: one }),
      row('HIGH ST', 'ALMA ST', { named: other, point: north }),
    ]
    expect(crossingsOf(rows)).toHaveLength(count)
  },
)

test.each([
  ['ST CHARLES ST', 'CHARLES ST'],
  ['LAKE PARK AV', 'LAKE MERRITT AV'],
])('%s and %s are two streets', (one, other) => {
  expect(namesOf([row('GRAND AV', one), row('GRAND AV', other)])).toHaveLength(2)
})

test('namesakes that meet on one street stay, however near', () => {
  const road = 'HEGENBERGER RD'
  expect(namesOf([row('HEGENBERGER PL', road), row('HEGENBERGER CT', road)])).toHaveLength(2)
})

/** A street with some crossings, each far from the others. */
const crossed = (street: string, times: number, by = 'AV') =>
  Array.from({ length: times }, (_, index) =>
    row(street, `${index + 1}TH ${by}`, { point: { ...farAway, lat: 38 + index } }),
  )

describe('a street without its type', () => {
  const lone = row('HIGH ST', 'FOOTHILL')
  const nameAmong = (...rows: Row[]) => {
    const [name] = namesOf([lone, ...rows]).filter((names) => names.includes('High Street'))
    return name?.replace(' / High Street', '')
  }

  test('keeps its name where no other street has it', () => {
    expect(nameAmong()).toBe('Foothill')
    expect(nameAmong(...crossed('INTERNATIONAL BL', 2))).toBe('Foothill')
  })

  test('takes the type of its only namesake, however seldom that is written', () => {
    expect(nameAmong(...crossed('FOOTHILL BL', 1))).toBe('Foothill Boulevard')
    expect(nameAmong(...crossed('FOOTHILL', 5, 'ST'), ...crossed('FOOTHILL BL', 1))).toBe(
      'Foothill Boulevard',
    )
  })

  test('keeps its name when it has ten crossings by it, as Broadway has', () => {
    expect(nameAmong(...crossed('FOOTHILL', 8, 'ST'), ...crossed('FOOTHILL BL', 1))).toBe(
      'Foothill Boulevard',
    )
    expect(nameAmong(...crossed('FOOTHILL', 9, 'ST'), ...crossed('FOOTHILL BL', 1))).toBe(
      'Foothill',
    )
  })

  test('takes the type of one of two namesakes that is ten times as common', () => {
    // Seen first, for the many crossings of the other street.
    const rare = [row('FOOTHILL CT', 'INTERNATIONAL BL'), ...crossed('INTERNATIONAL BL', 20, 'PL')]
    expect(nameAmong(...rare, ...crossed('FOOTHILL BL', 10))).toBe('Foothill Boulevard')
    expect(nameAmong(...rare, ...crossed('FOOTHILL BL', 9))).toBe('Foothill')
  })

  test('is one crossing with the same streets written in full, at the named intersection', () => {
    const inFull = row('HIGH ST', 'FOOTHILL BL', { point: farAway })
    const unnamed = [lone, ...crossed('FOOTHILL', 2, 'ST')].map((one) => ({ ...one, named: false }))
    const found = crossingsOf([...unnamed, inFull]).filter(({ streets }) =>
      streets.includes('High Street'),
    )
    expect(found).toEqual([
      { streets: ['Foothill Boulevard', 'High Street'], point: farAway, district: 5 },
    ])
  })

  test('keeps its name where it meets the namesake itself', () => {
    expect(namesOf([row('HEGENBERGER', 'HEGENBERGER RD')])).toEqual([
      'Hegenberger / Hegenberger Road',
    ])
  })

  test('may be called by a word that else is a type', () => {
    const rows = [row('HIGH ST', 'PLAZA'), ...crossed('PLAZA DR', 1)]
    expect(namesOf(rows)).toContain('High Street / Plaza Drive')
  })
})

test('a street with its type keeps it beside a commoner namesake', () => {
  const rows = [row('HIGH ST', 'ALMA ST'), ...crossed('ALMA AV', 12)]
  expect(namesOf(rows)).toContain('Alma Street / High Street')
})

test('a street with its type before its direction keeps it beside a namesake', () => {
  const rows = [row('HIGH ST', 'LAKE AV E'), ...crossed('LAKE E PL', 1)]
  expect(namesOf(rows)).toContain('High Street / Lake Avenue East')
})

test.each(['\n', '\r\n'])('a table is read by its lines, without the headings (%j)', (end) => {
  const lines = [
    'primary_road,secondary_road,beat,latitude,longitude,district,method',
    'HIGH ST,ALMA AV,32X,37.5,-122.5,4,intersection',
    'HIGH ST,OAK ST,,37.6,-122.6,5,nearby-points',
    '',
  ]
  expect(parseRows(lines.join(end))).toEqual([
    {
      streets: ['HIGH ST', 'ALMA AV'],
      point: { lat: 37.5, lon: -122.5 },
      district: 4,
      named: true,
    },
    {
      streets: ['HIGH ST', 'OAK ST'],
      point: { lat: 37.6, lon: -122.6 },
      district: 5,
      named: false,
    },
  ])
})

test('crossings travel as whole numbers above zero, under the first of their streets', () => {
  const crossings = [
    { streets: ['High Street', 'Oak Street'], point: { lat: 37.7, lon: -122.2 }, district: 5 },
    { streets: ['High Street', 'Iris Street'], point: { lat: 37.8, lon: -122.1 }, district: 4 },
  ] as const
  const packed = packCrossings(crossings)
  expect(packed).toEqual({
    streets: ['High Street', 'Iris Street', 'Oak Street'],
    crossings: [[2, 1000, 2000, 5, 1, 2000, 1000, 4], [], []],
    doubtful: [],
  })
  expect(unpackCrossings(packed).map(({ streets }) => streets)).toEqual([
    ['High Street', 'Oak Street'],
    ['High Street', 'Iris Street'],
  ])
})

test('a corner under a hasty name stands once, under the usual one', () => {
  const elsewhere = ['ALMA AV', 'OAK ST'].map((other) =>
    row('INTERNATIONAL BL', other, { point: farAway }),
  )
  const hasty = ['INTERNATIONAL', 'INTERNATIONAL AV', 'INTERNATIONA BL'].map((street) =>
    row('HIGH ST', street),
  )
  expect(namesOf([...hasty, row('HIGH ST', 'INTERNATIONAL BL'), ...elsewhere])).toEqual(
    expect.arrayContaining(['High Street / International Boulevard']),
  )
  expect(namesOf([...hasty, row('HIGH ST', 'INTERNATIONAL BL'), ...elsewhere])).toHaveLength(3)
})

test('the same streets far apart keep their own names', () => {
  const rows = [row('HIGH ST', 'ALMA AV'), row('HIGH ST', 'ALMA ST', { point: farAway })]
  expect(namesOf(rows)).toHaveLength(2)
})

test('a street that meets its namesake stays', () => {
  expect(namesOf([row('HEGENBERGER PL', 'HEGENBERGER RD')])).toHaveLength(1)
})

test('every crossing of the table arrives where it was, within 10 m', () => {
  const crossings = readCrossings()
  const arrived = unpackCrossings(JSON.parse(JSON.stringify(packCrossings(crossings))))
  expect(arrived).toHaveLength(crossings.length)
  const known = new Map(crossings.map((crossing) => [crossing.streets.join(), crossing]))
  for (const { streets, point, district } of arrived) {
    const sent = known.get(streets.join())
    expect(sent?.district).toBe(district)
    expect(milesBetween(sent?.point ?? farAway, point)).toBeLessThan(0.0062)
  }
})
