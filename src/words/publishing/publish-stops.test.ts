import { expect, test } from 'vitest'
import { findPublishStops } from './publish-stops.ts'
import { gateWords } from './words.ts'

const today = '2026-11-23'
const headingsOn = (day: string) => findPublishStops(day).map(({ heading }) => heading)

const saidAt = (heading: string) =>
  findPublishStops(today)
    .filter((group) => group.heading === heading)
    .flatMap(({ stops }) => stops.map(({ text }) => text))

/** A page by its folder: which ones are left changes with every review. */
const placeOf = (file: string) => file.replace(/^(content\/(?:en|newsletter))\/.*/, '$1')

test('the site as it is shipped stops at every step, each in the files where it is put right', () => {
  const places = findPublishStops(today).map(({ heading, stops }) => [
    heading,
    [...new Set(stops.map(({ file }) => placeOf(file)))],
  ])
  const lists = ['testimonials', 'stories', 'events', 'providers']
  expect(places).toEqual([
    [
      'Put the facts of the clinic into its files',
      ['content/data/clinic.yaml', 'clinic.config.ts'],
    ],
    [
      'Replace or delete what is made up in the lists',
      [...lists.map((list) => `content/data/${list}.yaml`), 'content/newsletter'],
    ],
    ['Take out of the pages what nobody gave them', ['content/newsletter']],
    ['Prove every claim, or take it out', ['content/data/claims.yaml']],
    ['Close the open notes', ['content/data/open-notes.yaml']],
    [
      'Have immediate help, the danger check and the danger signs signed',
      ['content/en', 'src/words/danger-signs/words.en.ts', 'content/data/danger-signs.yaml'],
    ],
    ['Ask the hospitals whether babies are delivered there', ['src/city/oakland/hospitals.yaml']],
    ['Decide on the rules of the clinic about papers', ['clinic.config.ts']],
    ['Check who helps without charge', ['content/data/free-help.yaml']],
    ['Have the exercises confirmed', ['content/data/exercises.yaml']],
    ['Have the pages checked', ['content/en', 'content/newsletter']],
    ['Have the legal pages checked by an attorney', ['content/en']],
  ])
})

test('in Spanish each stop is another line at the same place, and knows its English', () => {
  for (const day of [today, '2040-01-01']) {
    const english = findPublishStops(day).flatMap(({ stops }) => stops)
    const spanish = findPublishStops(day, gateWords.es).flatMap(({ stops }) => stops)
    expect(
      spanish.map(({ english: text, file, line, since }) => ({ text, file, line, since })),
    ).toEqual(english.map(({ text, file, line, since }) => ({ text, file, line, since })))
    expect(spanish.filter(({ english, text }) => text === english)).toEqual([])
  }
})

test('a file that many pages share is asked for once', () => {
  for (const [day, heading] of [
    [today, 'Have the pages checked'],
    ['2040-01-01', 'Look again at what is overdue'],
  ] as const) {
    const stops = findPublishStops(day).find((group) => group.heading === heading)?.stops ?? []
    const ofPlaces = stops.filter(({ file }) => file.endsWith('/crash-place.md'))
    expect(ofPlaces.map(({ text }) => text)).toEqual([expect.anything()])
    const places = stops.map(({ file, line }) => `${file}:${line}`)
    expect(new Set(places).size).toBe(places.length)
  }
})

test('an attorney is asked for the legal pages and for no other', () => {
  const legal = saidAt('Have the legal pages checked by an attorney')
  const other = saidAt('Have the pages checked')
  expect(legal.filter((text) => !text.includes('attorney'))).toEqual([])
  expect(other.filter((text) => text.includes('attorney'))).toEqual([])
})

test('an entry that says that it is made up stops once, not at each of its lines', () => {
  const said = saidAt('Replace or delete what is made up in the lists')
  expect(said.filter((text) => !text.endsWith('is a sample'))).toEqual([])
})

test('a page that is to be looked at again stops the site from that day on', () => {
  const overdue = 'Look again at what is overdue'
  expect(headingsOn(today)).not.toContain(overdue)
  expect(headingsOn('2040-01-01')).toContain(overdue)
})
