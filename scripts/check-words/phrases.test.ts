import { expect, test } from 'vitest'
import { findForbiddenPhrases, forbiddenPhrases } from './phrases.ts'
import { examplePage } from './written-page.examples.ts'

test.each([
  'We guarantee results.',
  'You will recover in our hands.',
  'There is a good chance of recovery.',
  'We realign your spine.',
  'We find hidden injuries.',
  'Injuries only we find.',
  "Don't settle until you see us.",
  'Visits from as low as $50.',
  'Get free care today.',
  'Victims of crashes suffer.',
  'After your accident, call.',
  'Click here.',
])('%s may not be written', (text) => {
  expect(forbiddenPhrases(text, 'en')).not.toEqual([])
})

test.each([
  'We cannot tell how fast you will heal.',
  'It is not a date when you will be well.',
  'The consultation call is free.',
  'Treatment after an auto accident in Oakland',
  'We cannot say what a secure job costs.',
])('%s may be written', (text) => {
  expect(forbiddenPhrases(text, 'en')).toEqual([])
})

test.each([
  'Le garantizamos alivio.',
  'Llene la forma del DMV.',
  'Tiene dolor severo.',
  'Cuéntenos de su condición.',
  'Las víctimas sufren.',
  'Puedes llamar cuando quieras.',
  'Llámanos, te ayudamos.',
  'Si está mareado, llame.',
  'Una visita gratis.',
  'Revise las señales de alarma.',
])('%s no se escribe', (text) => {
  expect(forbiddenPhrases(text, 'es')).not.toEqual([])
})

test.each([
  'La llamada de consulta es gratis.',
  'La forma del dolor no descarta un peligro.',
  'Política de privacidad',
  'Si tiene mareo, llame.',
  'El té ayuda a dormir.',
  'Su suscripción está lista.',
])('%s sí se puede escribir', (text) => {
  expect(forbiddenPhrases(text, 'es')).toEqual([])
})

test('titles, steps, labels and text are all read', () => {
  const page = examplePage({ body: ':::note[We realign]\nText.\n:::' })
  expect(findForbiddenPhrases(page)).toHaveLength(1)
  expect(findForbiddenPhrases(examplePage({ top: { title: 'A cure' } }))).toHaveLength(1)
})
