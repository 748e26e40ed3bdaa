import { expect, test } from 'vitest'
import { findPairProblems } from './pairs.ts'
import { examplePage, oneSource } from './written-page.examples.ts'

const sources = oneSource('a')

const problemsOf = (english: string, spanish: string) =>
  findPairProblems(
    examplePage({ locale: 'en', top: { sources }, body: english }),
    examplePage({ locale: 'es', top: { sources }, body: spanish }),
  ).map(({ text }) => text)

test('the same facts in other words are alike', () => {
  const english = 'After 1 year, 1,000 of 2,000.[^a] See [rights](page:your-rights).'
  const spanish = 'Al año, 1,000 de 2,000.[^a] Vea [sus derechos](page:your-rights).'
  expect(problemsOf(english, spanish)).toEqual([])
})

test('a figure that differs is reported with both sides', () => {
  expect(problemsOf('After 6 weeks.[^a]', 'En 8 semanas.[^a]')).toEqual([
    'figures differ, only in English: 6; only in Spanish: 8',
  ])
})

test('a link that one language lacks is reported', () => {
  expect(problemsOf('[Rights](page:your-rights)', 'Sus derechos')).toEqual([
    'links to pages differ, only in English: your-rights',
  ])
})

test('an emergency number that one language lacks is reported', () => {
  expect(problemsOf('[988](tel:988)', 'Llame.')).toEqual([
    'emergency numbers differ, only in English: tel:988',
  ])
})

test('sources that differ are reported', () => {
  const english = examplePage({ top: { sources } })
  const spanish = examplePage({ locale: 'es', top: { sources: oneSource('b') } })
  expect(findPairProblems(english, spanish).map(({ text }) => text)).toEqual([
    'sources differ, only in English: a; only in Spanish: b',
  ])
})

test('a gap with another name is reported', () => {
  expect(problemsOf('{clinic} and {clinic}', '{clinic}')).toEqual([])
  expect(problemsOf('{clinic}', '{clinica}')).toEqual([
    'gaps differ, only in English: {clinic}; only in Spanish: {clinica}',
  ])
})

test('a question that one language lacks is reported', () => {
  expect(problemsOf('## Costs\n\n### Who pays?\n\nYou.', '## Costos')).toEqual([
    'headings differ, only in English: ###',
  ])
})

test('the page with the stories of Latino families has a section of its own', () => {
  const [english, spanish] = (['en', 'es'] as const).map((locale) =>
    examplePage({ id: 'real-stories', locale, body: locale === 'es' ? '## ¿Por qué?' : '' }),
  )
  expect(english && spanish && findPairProblems(english, spanish)).toEqual([])
})

test('a drawing among the words that one language lacks is reported', () => {
  const caption = (name: string) => `:::drawing{name="${name}"}\nWords.\n:::`
  expect(problemsOf(caption('turn-head'), caption('two-reports'))).toEqual([
    'drawings differ, only in English: turn-head; only in Spanish: two-reports',
  ])
})
