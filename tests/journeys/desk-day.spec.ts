import type { Locator, Page } from '@playwright/test'
import { minute } from '#language/dates/durations.ts'
import { expect } from '../support/browser-test.ts'
import { inHours } from '../support/clinic-time.ts'
import { countTaps } from '../support/count-taps.ts'
import { addMember, enrol } from '../support/desk-visitor.ts'
import { takenAt, takePhoto } from '../support/taken-photo.ts'
import { runGit } from '../support/words-repository.ts'
import { test } from '../support/words-site.ts'
import { typeEvent } from './type-event.ts'

/** What an act may take somebody who does it for the first time. */
const threeMinutes = 180

/** A telephone. */
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'es-MX',
})

test('a day at the clinic whose words change, in Spanish on a telephone', async ({
  noise,
  page,
  site: { data, repository },
}) => {
  test.slow()
  const { begin, secondsOf, tap, taps, typed } = countTaps()
  const owner = await addMember({ role: 'owner', language: 'es' }, data)
  const button = (name: string, within: Page | Locator = page) =>
    within.getByRole('button', { name, exact: true })
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  const type = (label: string, text: string) => {
    typed(text)
    return page.getByLabel(label, { exact: true }).last().fill(text)
  }
  /** Writes over a part of a text, as somebody does who selects it. */
  const writeOver = async (label: string, before: RegExp, after: string) => {
    const field = page.getByLabel(label, { exact: true })
    const text = await field.inputValue()
    expect(text).toMatch(before)
    typed(after)
    await field.fill(text.replace(before, () => after))
  }
  const putPhoto = async (english: string, spanish: string) => {
    await tap(link('Poner una foto'))
    await type('Lo que muestra, en inglés', english)
    await type('Lo que muestra, en español', spanish)
    const chooses = page.waitForEvent('filechooser')
    await tap(page.getByLabel('Foto', { exact: true }))
    await (await chooses).setFiles(await takePhoto())
    await save()
    await says('Guardado: la foto está en los dos idiomas.')
  }
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
    await writeOver('Inglés', /^heading: .*$/m, 'heading: Questions after a crash')
    await writeOver('Español', /^heading: .*$/m, 'heading: Preguntas después de un choque')
    await save()
    await says('Guardado.')
  })

  await test.step('A question is added', async () => {
    begin('add a question')
    await writeOver('Inglés', /\s*$/, '\n\n### May I bring my child?\n\nYes.\n')
    await writeOver('Español', /\s*$/, '\n\n### ¿Puedo llevar a mi hijo?\n\nSí.\n')
    await save()
    await says('Guardado.')
    expect(await shown('es/resources/faq.md')).toContain('### ¿Puedo llevar a mi hijo?')
  })

  await test.step('A photograph is put into a page', async () => {
    begin('put a photograph in')
    await tap(link('Textos'))
    await page.getByLabel('Buscar una página por su nombre').fill('la clínica')
    await tap(button('Buscar'))
    await tap(link('La clínica'))
    await putPhoto('The door of the clinic.', 'La puerta de la clínica.')
    const line = '![La puerta de la clínica.](photos/the-door-of-the-clinic.jpg)'
    expect(await runGit(repository, 'log', '-1', '--patch', 'main')).toContain(`+${line}`)
    expect(
      await runGit(repository, 'show', 'main:photos/the-door-of-the-clinic.jpg'),
    ).not.toContain(takenAt)
  })

  await test.step('A post is written', async () => {
    begin('write a post with a picture')
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
    await putPhoto('A seat in a car.', 'Un asiento de carro.')
    expect(await shown('es/blog/posts/post-how-to-sit-in-the-car.md')).toContain(
      'picture: "![Un asiento de carro.](photos/a-seat-in-a-car.jpg)"',
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
    'put a photograph in': 6,
    'write a post with a picture': 7,
    'add an event that comes again': 5,
    'close for a day': 4,
    'take a quote down': 3,
    'change a price': 4,
  })
  for (const act of Object.keys(taps)) {
    expect.soft(secondsOf(act), act).toBeLessThan(threeMinutes)
  }
  expect(noise).toEqual([])
})
