import { expect, test } from 'vitest'
import { packCrossings, unpackCrossings } from '#places/streets/crossings.ts'
import { crossingsOf, type Row, readCrossings } from '#places/streets/read-crossings.ts'
import { roadInFull, streetName } from '#places/streets/street-name.ts'
import { milesBetween } from '#site/distance.ts'

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

test.each([
  ['E 12TH ST', 'East 12th Street'],
  ['E15TH ST', 'East 15th Street'],
  ['MACARTHUR BLVD', 'MacArthur Boulevard'],
  ['W MACARTHUR BL', 'West MacArthur Boulevard'],
  ['MCCLARY AV', 'McClary Avenue'],
  ['MLK', 'Martin Luther King Jr Way'],
  ['MARTIN LUTHER KING  JR WY', 'Martin Luther King Jr Way'],
  ['EMBARCADERO W', 'Embarcadero West'],
  ["LYON ST'", 'Lyon Street'],
  ['E ST', 'E Street'],
  ['BROADWAY', 'Broadway'],
  ['W ST', 'W Street'],
  ['ST CHARLES ST', 'St Charles Street'],
  ['MCALL AVE', 'McAll Avenue'],
  ['MCK BLVD', 'Mck Boulevard'],
  ['  high   ct ', 'High Court'],
  ['LAKE CIR', 'Lake Circle'],
  ['LAKE DR', 'Lake Drive'],
  ['LAKE LN', 'Lake Lane'],
  ['LAKE PKWY', 'Lake Parkway'],
  ['LAKE PL', 'Lake Place'],
  ['LAKE PLZ', 'Lake Plaza'],
  ['LAKE RD', 'Lake Road'],
  ['LAKE TER', 'Lake Terrace'],
  ['LAKE TERR', 'Lake Terrace'],
  ['LAKE TR', 'Lake Terrace'],
  ['LAKE E WY', 'Lake E Way'],
])('%s is %s', (record, name) => {
  expect(streetName(record)).toBe(name)
})

test('both orders of two streets are one crossing', () => {
  expect(namesOf([row('HIGH ST', 'ALMA AV'), row('ALMA AVE', 'HIGH ST')])).toEqual([
    'Alma Avenue / High Street',
  ])
})

test('a named intersection counts more than the place of some reports', () => {
  const reported = row('HIGH ST', 'ALMA AV', { point: farAway, named: false })
  expect(crossingsOf([reported, reported, row('HIGH ST', 'ALMA AV')])[0]?.point).toEqual(corner)
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

test('a street that meets its namesake is kept', () => {
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

test.each([
  ['I-880', 'I-880'],
  ['SR 24', 'SR 24'],
  ['I ST', 'I Street'],
  ['International Bl', 'International Boulevard'],
])('the road %s is %s in full', (road, name) => {
  expect(roadInFull(road)).toBe(name)
})
