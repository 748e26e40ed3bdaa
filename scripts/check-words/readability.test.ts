import { expect, test } from 'vitest'
import { findHardPages } from './readability.ts'
import { examplePage } from './written-page.examples.ts'

const hard = 'Cervical manipulation necessitates preliminary neurological examination.'

test('an easy page is in order', () => {
  expect(findHardPages(examplePage({ body: 'We look at your neck first.' }))).toEqual([])
})

test('a patient page above grade 9 is reported', () => {
  const [problem] = findHardPages(examplePage({ body: hard }))
  expect(problem?.text).toMatch(/^reads at grade \d+\.\d, above 9$/)
})

test('attorneys may be asked to read up to grade 12', () => {
  const body = `${'We write a report on the examination and the documentation. '.repeat(3)}`
  expect(findHardPages(examplePage({ body }))).toHaveLength(1)
  expect(findHardPages(examplePage({ body, top: { audience: 'attorney' } }))).toEqual([])
})

test('Spanish has no grade, but its sentences have the same length', () => {
  expect(findHardPages(examplePage({ locale: 'es', body: hard }))).toEqual([])
  const long = `${Array.from({ length: 26 }, () => 'una').join(' ')}.`
  expect(findHardPages(examplePage({ locale: 'es', body: long }))).toHaveLength(1)
})

test('1 long sentence in 50 is allowed', () => {
  const long = `${Array.from({ length: 26 }, () => 'a').join(' ')}.`
  const body = `${'We look at your neck. '.repeat(50)}${long}`
  expect(findHardPages(examplePage({ body }))).toEqual([])
})
