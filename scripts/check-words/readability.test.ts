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

const ofLength = (count: number) => `${Array.from({ length: count }, () => 'a').join(' ')}.`

test('Spanish has no grade, but its sentences have the same length', () => {
  expect(findHardPages(examplePage({ locale: 'es', body: hard }))).toEqual([])
  expect(findHardPages(examplePage({ locale: 'es', body: ofLength(33) }))).toHaveLength(1)
})

test('a sentence of 33 words is reported, however few a page has', () => {
  const body = `${'We look at your neck. '.repeat(50)}${ofLength(33)}`
  expect(findHardPages(examplePage({ body }))).toEqual([
    expect.objectContaining({ text: `over 32 words: ${ofLength(33)}` }),
  ])
})

test('sentences of 26 to 32 words are no fault, however many a page has', () => {
  const body = `${ofLength(26)} ${ofLength(32)} `.repeat(5)
  expect(findHardPages(examplePage({ body }))).toEqual([])
})
