import { expect, test } from 'vitest'
import { aliasSources, streetAliases } from '#city/here/street-aliases.ts'
import { streetName } from './street-name.ts'

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
  ['E ST CHARLES ST', 'East St Charles Street'],
  ['TOMCLARK ST', 'Tomclark Street'],
  ['CT', 'Ct'],
  ['E', 'E'],
])('%s is %s', (record, name) => {
  expect(streetName(record)).toBe(name)
})

test.each([
  ['INTERNATIONAL BL 3500', 'International Boulevard'],
  ['INTERNATIONAL BL 5100 BLK', 'International Boulevard'],
  ['INTERNATIONAL BL (RT 185)', 'International Boulevard'],
  ['INTERNATIONAL 6400', 'International Boulevard'],
  ['AT INTERNATIONAL BL', 'International Boulevard'],
  ['RT 185', 'International Boulevard'],
  ['RT 260', 'Rt 260'],
  ['I-880', 'I 880'],
  ['E14TH ST', 'International Boulevard'],
  ['East Fourteenth Street', 'International Boulevard'],
  ['14TH ST', '14th Street'],
  ['SAN LEANDRO BL', 'San Leandro Street'],
  ['WEST GRAND AV', 'West Grand Avenue'],
  ['W GRAND AVE', 'West Grand Avenue'],
  ['LAKE AV E', 'Lake Avenue East'],
  ['1411 East 31st Street', 'East 31st Street'],
  ['3RD ST', '3rd Street'],
  ['112TH', '112th'],
  ['SEVENTH ST', '7th Street'],
  ['EL EMBARCADERO', 'El Embarcadero'],
  ['LA SALLE AV', 'La Salle Avenue'],
  ['The Uplands', 'The Uplands'],
  ['14 AV', '14th Avenue'],
])('%s, of a report or an address, is %s', (written, name) => {
  expect(streetName(written)).toBe(name)
})

test.each([
  ['calle High', 'High Street'],
  ['la avenida 73', '73rd Avenue'],
  ['Avenida Telegraph', 'Telegraph Avenue'],
  ['73 avenida', '73rd Avenue'],
  ['calle 12 este', 'East 12th Street'],
  ['calle 14 este', 'International Boulevard'],
  ['bulevar Foothill', 'Foothill Boulevard'],
  ['la internacional', 'International Boulevard'],
  ['la 73', '73rd'],
  ['el bulevar Foothill', 'Foothill Boulevard'],
  ['the 73rd', '73rd'],
  ['la MLK', 'Martin Luther King Jr Way'],
])('%s, in Spanish, is %s', (written, name) => {
  expect(streetName(written)).toBe(name)
})

test.each([
  'MLK JR WY',
  'MLKJ WY',
  'MLK WAY',
  'MARTIN LUTHER KING BL',
  'MARTIN LUTHER KING DR',
  'MARTIN LUTHER KING WY JR',
  'MARTIN LUTHER KINGS JR WY',
  'MARTIN LURTHER KING JR',
  'MARTIN LUTHER KING JUNIOR WY',
  'MARTIN LUTHER JR WY',
  'LUTHER KING JR WY',
  'MARTIN LUTHER KING JR WY 1605',
  'Dr. Martin Luther King, Jr. Way',
])('%s is Martin Luther King Jr Way', (written) => {
  expect(streetName(written)).toBe('Martin Luther King Jr Way')
})

test('every other name of a street says why, and is no street of its own', () => {
  const streets = streetAliases.map(({ street }) => street)
  for (const { street, also } of streetAliases) {
    expect(streetName(street)).toBe(street)
    expect(aliasSources[street]?.length).toBeGreaterThan(20)
    for (const name of also) expect(streets).not.toContain(name)
  }
})

test('a name is its own name', () => {
  for (const written of ['E 12TH ST', '73rd', 'MLK', 'MACARTHUR BLVD', 'EMBARCADERO W']) {
    const name = streetName(written)
    expect(streetName(name)).toBe(name)
  }
})
