import { expect, test } from 'vitest'
import { findOtherBookings, findOwnPromises } from './one-truth.ts'
import { examplePage } from './written-page.examples.ts'

const english = (body: string) => examplePage({ body })
const spanish = (body: string) => examplePage({ body, locale: 'es' })

test.each([
  'With insurance there is no upfront cost.',
  'We see you the same day.',
  'We are open Saturdays.',
  'You are examined again in Weeks 2 to 4.',
  'Strength, feeling or reflexes have changed: see a doctor.',
  'Serious ones are few.',
  'Form SR-1 is due within 10 days.',
])('"%s" is a promise in own words', (body) => {
  expect(findOwnPromises(english(body))).toHaveLength(1)
})

test.each([
  'Con seguro no paga por adelantado.',
  'Le examinamos hoy.',
  'Abrimos los sábados.',
  'Revisamos en las semanas 2 a 4.',
  'La fuerza o los reflejos cambiaron.',
  'Los graves son pocos.',
  'El formulario SR-1 se manda dentro de los 10 días.',
])('«%s» es una promesa con palabras propias', (body) => {
  expect(findOwnPromises(spanish(body))).toHaveLength(1)
})

test('the facts in braces may be used anywhere', () => {
  expect(findOwnPromises(english('{how-to-pay} {same-day} Open: {hours}.'))).toEqual([])
})

test('a booking link says that it books a free phone consultation', () => {
  expect(findOtherBookings(english('[Book a free phone consultation](book:)'))).toEqual([])
  expect(findOtherBookings(english('[Book an exam](book:)'))).toHaveLength(1)
  expect(findOtherBookings(spanish('[pida una llamada gratis](book:)'))).toEqual([])
  expect(findOtherBookings(spanish('[pida una cita](book:)'))).toHaveLength(1)
})
