import { expect, test } from 'vitest'
import { findScriptsWithoutEnglish, findUnmarkedEnglish } from './english-words.ts'
import { examplePage } from './written-page.examples.ts'

const top = {
  title: 'Dolor de cuello',
  heading: 'Dolor de cuello',
  description: 'Qué significa un dolor de cuello después de un choque, y cuándo pedir ayuda.',
  summary: 'Pida un examen del cuello.',
}

const problemsOf = (body: string, locale: 'en' | 'es' = 'es') =>
  findUnmarkedEnglish(examplePage({ body, locale, top }))

test.each([
  'Con un gravamen (lien), puede deber.',
  'El ajustador (adjuster) llama.',
  'Firme el lien.',
  'Mueva el cuello. Go on with your day.',
])('unmarked English is reported: %s', (body) => {
  expect(problemsOf(body)).toHaveLength(1)
})

test.each([
  'Con un gravamen (*lien*), puede deber.',
  'Vea [dinero y costos](page:money-matters#lien).',
  '## El gravamen {#lien}',
  'La cifra es de {claim:years}.',
  'Diga: *When is the next visit?* y espere.',
  ':::station{drawing="range-of-motion"}',
])('marked English, addresses and facts may stand: %s', (body) => {
  expect(problemsOf(body)).toEqual([])
})

test('a title that was left in English is reported', () => {
  const page = examplePage({ locale: 'es', top: { ...top, title: 'Your first visit' } })
  expect(findUnmarkedEnglish(page)).toHaveLength(1)
})

test('an English page marks nothing', () => {
  expect(problemsOf('A lien (lien) is a contract.', 'en')).toEqual([])
})

test('a script on a Spanish page has its English to show', () => {
  const page = (id: string, body: string) => examplePage({ id, locale: 'es', body })
  const spanish = ':::say[A la policía]\n> ¿Cuál es el número del reporte?\n'
  const withEnglish = `${spanish}\n> *What is the report number?*\n:::`
  expect(findScriptsWithoutEnglish(page('neck-pain', `${spanish}:::`))).toHaveLength(1)
  expect(findScriptsWithoutEnglish(page('neck-pain', withEnglish))).toEqual([])
  expect(findScriptsWithoutEnglish(page('consultation-call', `${spanish}:::`))).toEqual([])
})
