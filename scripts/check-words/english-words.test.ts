import { expect, test } from 'vitest'
import { findUnmarkedEnglish } from './english-words.ts'
import { examplePage } from './written-page.examples.ts'

const problemsOf = (body: string, locale: 'en' | 'es' = 'es') =>
  findUnmarkedEnglish(examplePage({ body, locale }))

test.each([
  'Con un gravamen (lien), puede deber.',
  'El ajustador (adjuster) llama.',
  'Firme el lien.',
])('unmarked English is reported: %s', (body) => {
  expect(problemsOf(body)).toHaveLength(1)
})

test.each([
  'Con un gravamen (*lien*), puede deber.',
  'Vea [dinero y costos](page:money-matters#lien).',
  '## El gravamen {#lien}',
  'La cifra es de {claim:years}.',
])('marked English, addresses and facts may stand: %s', (body) => {
  expect(problemsOf(body)).toEqual([])
})

test('an English page marks nothing', () => {
  expect(problemsOf('A lien (lien) is a contract.', 'en')).toEqual([])
})
