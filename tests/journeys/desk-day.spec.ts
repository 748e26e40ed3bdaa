import type { Locator, Page } from '@playwright/test'
import { minute } from '#language/dates/durations.ts'
import { expect } from '../support/browser-test.ts'
import { inHours } from '../support/clinic-time.ts'
import { countTaps } from '../support/count-taps.ts'
import { addMember, enrol } from '../support/desk-visitor.ts'
import { runGit } from '../support/words-repository.ts'
import { test } from '../support/words-site.ts'
import { typeEvent } from './type-event.ts'

/** A telephone. */
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'es-MX',
})

/** Writes over a part of a text, as somebody does who selects it. */
async function writeOver(page: Page, label: string, before: RegExp, after: string) {
  const field = page.getByLabel(label, { exact: true })
  const text = await field.inputValue()
  expect(text).toMatch(before)
  await field.fill(text.replace(before, () => after))
}

test('a day at the clinic whose words change, in Spanish on a telephone', async ({
  noise,
  page,
  site: { data, repository },
}) => {
  test.slow()
  const { begin, tap, taps } = countTaps()
  const owner = await addMember({ role: 'owner', language: 'es' }, data)
  const button = (name: string, within: Page | Locator = page) =>
    within.getByRole('button', { name, exact: true })
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  const type = (label: string, text: string) =>
    page.getByLabel(label, { exact: true }).last().fill(text)
  const shown = (file: string) => runGit(repository, 'show', `main:content/${file}`)
  const save = () => tap(button('Guardar'))
  const says = (text: string) => expect(page.getByRole('status')).toContainText(text)
  await enrol(page, owner)

  await test.step('A sentence is corrected in both languages', async () => {
    begin('correct a sentence')
    await tap(link('Textos'))
    await page.getByLabel('Buscar una página por su nombre').fill('preguntas')
    await tap(button('Buscar'))
    await tap(link('Preguntas y respuestas'))
    await writeOver(page, 'Inglés', /^heading: .*$/m, 'heading: Questions after a crash')
    await writeOver(page, 'Español', /^heading: .*$/m, 'heading: Preguntas después de un choque')
    await save()
    await says('Guardado.')
  })

  await test.step('A question is added', async () => {
    begin('add a question')
    await writeOver(page, 'Inglés', /\s*$/, '\n\n### May I bring my child?\n\nYes.\n')
    await writeOver(page, 'Español', /\s*$/, '\n\n### ¿Puedo llevar a mi hijo?\n\nSí.\n')
    await save()
    await says('Guardado.')
    expect(await shown('es/resources/faq.md')).toContain('### ¿Puedo llevar a mi hijo?')
  })

  await test.step('A post is written', async () => {
    begin('write a post')
    await tap(link('Textos'))
    await tap(link('Artículos del blog'))
    await tap(link('Agregar una entrada'))
    await type('Título (Inglés)', 'How to sit in the car')
    await type('Título (Español)', 'Cómo sentarse en el auto')
    await type('Qué dice, en una o dos oraciones (Inglés)', 'Two settings make a drive easier.')
    await type('Qué dice, en una o dos oraciones (Español)', 'Dos ajustes ayudan al manejar.')
    const described = 'Para buscadores, de 70 a 160 letras'
    await type(
      `${described} (Inglés)`,
      'Seat, headrest and mirrors, set once before you drive, so that your neck has less to do.',
    )
    await type(
      `${described} (Español)`,
      'Asiento, cabecera y espejos, una vez antes de manejar, para que el cuello trabaje menos.',
    )
    await type('El artículo (Inglés)', 'The seat first.\n\n::call')
    await type('El artículo (Español)', 'Primero el asiento.\n\n::call')
    await save()
    await says('Agregado.')
    expect(await shown('es/blog/posts/post-how-to-sit-in-the-car.md')).toContain(
      'Primero el asiento.',
    )
  })

  await test.step('An event that comes again', async () => {
    begin('add an event that comes again')
    await tap(link('Textos'))
    await tap(link('Eventos'))
    await tap(link('Agregar una entrada'))
    await page.getByLabel('Nombre (Inglés)').first().fill('Swimming for necks')
    await page.getByLabel('Nombre (Español)').first().fill('Natación para cuellos')
    await typeEvent(page)
    await type('Precio en dólares', '0')
    await page.getByLabel('Página en internet', { exact: true }).fill('https://swim.example/necks')
    await tap(page.getByRole('checkbox', { name: 'español' }))
    await save()
    await says('Agregado.')
    expect(await shown('data/events.yaml')).toContain('repeats: FREQ=MONTHLY;BYDAY=1SA\n')
  })

  await test.step('Closed for a day', async () => {
    begin('close for a day')
    await tap(link('Clínica'))
    await page.getByLabel('Día', { exact: true }).fill(inHours(48).slice(0, 10))
    await tap(page.getByLabel('Cerrado todo el día'))
    await type('Su nombre en inglés', 'Thanksgiving')
    await type('Su nombre en español', 'Día de Acción de Gracias')
    await tap(button('Verlo primero').last())
    await tap(button('Mostrar este horario'))
    await expect(page.getByText('El horario de ese día está puesto.')).toBeVisible()
  })

  await test.step('A quote is taken down', async () => {
    begin('take a quote down')
    await tap(link('Clínica'))
    await tap(page.locator('summary').filter({ hasText: 'Testimonios' }))
    await tap(page.getByRole('button', { name: /^Quitar/ }).first())
    await expect(page.getByText('Está quitado.')).toBeVisible()
  })

  await test.step('A price changes', async () => {
    begin('change a price')
    const began = Date.now()
    await tap(link('Textos'))
    await tap(link('La clínica: precios, horario, teléfonos'))
    await tap(link('Precios'))
    await type('Primera visita, en dólares', '195')
    await save()
    await says('Guardado.')
    expect(Date.now() - began).toBeLessThan(minute)
    expect(await shown('data/clinic.yaml')).toContain('  firstVisit: 195\n')
  })

  expect(taps).toEqual({
    'correct a sentence': 4,
    'add a question': 1,
    'write a post': 4,
    'add an event that comes again': 5,
    'close for a day': 4,
    'take a quote down': 3,
    'change a price': 4,
  })
  expect(noise).toEqual([])
})
