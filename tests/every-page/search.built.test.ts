import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Locale, locales } from '#language/locales.ts'
import { findPages, readIndex } from '#site/search.ts'
import { indexPath, wordsOfIndex } from '#site/search-index.ts'

const found = (locale: Locale, asked: string) => {
  const index = readIndex(readFileSync(`dist${indexPath(locale)}`, 'utf8'))
  return findPages(index, asked).map(({ id }) => id)
}

test.each([
  ['es', 'migra'],
  ['es', 'papeles'],
  ['es', 'no tengo papeles'],
  ['es', 'indocumentado'],
  ['es', 'sin seguro'],
  ['es', 'inmigración'],
  ['es', 'policía'],
  ['en', 'immigration'],
  ['en', 'undocumented'],
  ['en', 'police'],
  ['en', 'no papers'],
  ['en', 'no insurance'],
] as const)(
  'in %s, "%s" finds the page about papers and bills among the first',
  (locale, asked) => {
    expect(found(locale, asked).slice(0, 3)).toContain('papers-police')
  },
)

test.each(locales)('the words of the index are those of our pages, in %s', (locale) => {
  const words = wordsOfIndex(readFileSync(`dist${indexPath(locale)}`, 'utf8'))
  expect(words.has({ en: 'whiplash', es: 'latigazo' }[locale])).toBe(true)
  expect(words.has('xylophone')).toBe(false)
  expect(words.size).toBeGreaterThan(1000)
})
