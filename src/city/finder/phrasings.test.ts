import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { type Locale, locales } from '#language/locales.ts'
import { findPlace } from './find-place.ts'
import { makeGazetteer } from './gazetteer.ts'
import { namedPlaces } from './named-places.ts'
import { type Phrasing, phrasings } from './phrasings.examples.ts'
import { readKnownPlaces } from './read-known-places.ts'
import { finderWords } from './words.ts'

const districts = parse(readFileSync('src/city/oakland/neighborhoods.yaml', 'utf8'))
const gazetteerOf = (locale: Locale) =>
  makeGazetteer(locale, namedPlaces(districts, finderWords[locale]), readKnownPlaces())
const gazetteers = { en: gazetteerOf('en'), es: gazetteerOf('es') }

/** What is answered, by the signs of the list, and whether it is what is expected. */
function answer({ expected, locale, text }: Phrasing) {
  const found = findPlace(text, gazetteers[locale])
  const name = expected.slice(1)
  switch (found.kind) {
    case 'place':
      return { said: `=${found.place.name}`, isRight: expected === `=${found.place.name}` }
    case 'outside':
      return { said: `>${found.area.name}`, isRight: expected === `>${found.area.name}` }
    case 'choices': {
      const names = found.places.map((place) => place.name)
      const isRight = expected.startsWith('?') && names.some((choice) => choice.startsWith(name))
      return { said: `?${names.join(' | ')}`, isRight }
    }
    default:
      return { said: '-', isRight: expected === '-' }
  }
}

const answers = phrasings.map((phrasing) => ({ ...phrasing, ...answer(phrasing) }))
const wrong = answers.filter(({ isRight }) => !isRight)

test('at least three hundred ways to say a place are tried, in both languages', () => {
  expect(phrasings.length).toBeGreaterThanOrEqual(300)
  for (const locale of locales) {
    expect(phrasings.filter((phrasing) => phrasing.locale === locale).length).toBeGreaterThan(80)
  }
})

test('nine in ten that say one place get it at once', () => {
  const clear = answers.filter(({ expected }) => /^[=>]/.test(expected))
  const lost = clear.filter(({ isRight }) => !isRight)
  const list = lost.map(({ text, expected, said }) => `${text}: ${expected}, not ${said}`)
  expect(clear.length).toBeGreaterThan(250)
  expect(lost.length / clear.length, list.join('\n')).toBeLessThanOrEqual(0.1)
})

test('nine in ten that may mean several things are asked about, with what was meant', () => {
  const open = answers.filter(({ expected }) => /^[?-]/.test(expected))
  const list = open.filter(({ isRight }) => !isRight).map(({ text, said }) => `${text} ${said}`)
  expect(list.length / open.length, list.join('\n')).toBeLessThanOrEqual(0.1)
})

test('none gets a place that it did not mean', () => {
  const sent = wrong.filter(({ said }) => said.startsWith('=') || said.startsWith('>'))
  expect(sent.map(({ text, said }) => `${text} ${said}`)).toEqual([])
})
