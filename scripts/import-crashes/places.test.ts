import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from './made-up-folders.ts'
import { placeCrash, readPlaces } from './places.ts'

async function setup(moreIntersections = '') {
  const folder = await temporaryFolder()
  const intersections = `primary_road,secondary_road,beat,latitude,longitude,district,method
BROADWAY,14TH ST,,37.8,-122.2,3,intersection
BROADWAY,40TH ST,8X,37.8,-122.2,1,nearby-points
BROADWAY,40TH ST,,37.8,-122.2,2,nearby-points
${moreIntersections}`
  await writeFile(join(folder, 'intersections.csv'), intersections)
  await writeFile(
    join(folder, 'beats.csv'),
    'beat,district,share_of_beat_in_district\n4X,3,0.94\n7x,3,0.8\n8X,3,0.84\n10X,1,0.94\n',
  )
  return folder
}

test.each([
  ['an intersection, whatever the beat', 'BROADWAY', '14TH ST', '10X', 'intersection', '3'],
  ['lower case and spaces', ' Broadway ', '14th st', '', 'intersection', '3'],
  ['streets that meet within the beat', 'BROADWAY', '40TH ST', '08X', 'nearbyStreets', '1'],
  ['streets that meet, no usable beat', 'BROADWAY', '40TH ST', '', 'nearbyStreets', '2'],
  ['a beat without its letter is no beat', 'BROADWAY', '40TH ST', '8', 'nearbyStreets', '2'],
  ['a beat off the map is no beat', 'BROADWAY', '40TH ST', '27S', 'nearbyStreets', '2'],
  ['a beat before a place without one', 'BROADWAY', '40TH ST', '10X', 'beat', '1'],
  ['streets in the other order', '14TH ST', 'BROADWAY', '10X', 'beat', '1'],
  ['a beat with a zero', 'UNKNOWN RD', '', '04X', 'beat', '3'],
  ['a beat in lower case, in the table and here', 'UNKNOWN RD', '', '7x', 'beat', '3'],
  ['a beat in upper case that the table has in lower', 'UNKNOWN RD', '', '07X', 'beat', '3'],
  ['nothing that is known', 'UNKNOWN RD', 'BROADWAY', '30', 'notPlaced', undefined],
])('%s', async (_, primary, secondary, beat, by, district) => {
  const places = await readPlaces(await setup())
  expect(placeCrash(places, primary, secondary, beat)).toEqual({ by, district })
})

test('a place that is listed twice is refused, with its line', async () => {
  const folder = await setup('BROADWAY,14TH ST,,37.8,-122.2,4,intersection\n')
  await expect(readPlaces(folder)).rejects.toThrow('intersections.csv, line 5')
})

test('a district that is not one of the seven is refused, with its line', async () => {
  const folder = await setup('BROADWAY,50TH ST,,37.8,-122.2,8,intersection\n')
  await expect(readPlaces(folder)).rejects.toThrow('intersections.csv, line 5')
})
