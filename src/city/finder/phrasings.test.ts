import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type Locale, locales } from '#language/locales.ts'
import { findPlace } from './find-place.ts'
import { makeGazetteer } from './gazetteer.ts'
import { namedPlaces } from './named-places.ts'
import { morePhrasings, type Phrasing, phrasings, thirdPhrasings } from './phrasings.examples.ts'
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
    case 'doubtful':
      return { said: `~${found.corner.name}`, isRight: expected === `~${found.corner.name}` }
    case 'choices': {
      const names = found.places.map((place) => place.name)
      const isRight = expected.startsWith('?') && names.some((choice) => choice.startsWith(name))
      return { said: `?${names.join(' | ')}`, isRight }
    }
    default:
      return { said: '-', isRight: expected === '-' }
  }
}

test('at least three hundred ways to say a place are tried, in both languages', () => {
  expect(phrasings.length).toBeGreaterThanOrEqual(300)
  for (const locale of locales) {
    expect(phrasings.filter((phrasing) => phrasing.locale === locale).length).toBeGreaterThan(80)
  }
})

describe.each([
  ['the first list', phrasings, 250],
  ['the second list', morePhrasings, 100],
  ['the third list', thirdPhrasings, 80],
])('%s', (_, list, leastClear) => {
  const answers = list.map((phrasing) => ({ ...phrasing, ...answer(phrasing) }))

  test('nine in ten that say one place get it at once', () => {
    const clear = answers.filter(({ expected }) => /^[=>]/.test(expected))
    const lost = clear.filter(({ isRight }) => !isRight)
    const said = lost.map(({ text, expected, said }) => `${text}: ${expected}, not ${said}`)
    expect(clear.length).toBeGreaterThan(leastClear)
    expect(lost.length / clear.length, said.join('\n')).toBeLessThanOrEqual(0.1)
  })

  test('nine in ten that may mean several things are asked about, with what was meant', () => {
    const open = answers.filter(({ expected }) => /^[?~-]/.test(expected))
    const lost = open.filter(({ isRight }) => !isRight).map(({ text, said }) => `${text} ${said}`)
    expect(lost.length / open.length, lost.join('\n')).toBeLessThanOrEqual(0.1)
  })

  test('none gets a place that it did not mean', () => {
    const sent = answers.filter(({ isRight, said }) => !isRight && /^[=>~]/.test(said))
    expect(sent.map(({ text, said }) => `${text} ${said}`)).toEqual([])
  })
})
