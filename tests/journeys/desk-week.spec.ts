import type { Locator, Page } from '@playwright/test'
import { minute } from '#language/dates/durations.ts'
import { href } from '#site/addresses.ts'
import { expect } from '../support/browser-test.ts'
import { inHours } from '../support/clinic-time.ts'
import { countTaps } from '../support/count-taps.ts'
import { letterReaders, test } from '../support/desk-site.ts'
import { addLead, addMember, enrol, letSessionsRest } from '../support/desk-visitor.ts'

/** A telephone. */
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'es-MX',
})

const cardOf = (page: Page, { name }: { name: string }) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })

test('a week at the clinic, in Spanish on a telephone', async ({ browser, desk, noise, page }) => {
  test.slow()
  const { begin, tap, taps } = countTaps()
  const owner = await addMember({ role: 'owner', language: 'es' }, desk.data)
  const lead = await addLead({ ago: 60 * minute }, desk.data)
  const button = (name: string, within: Page | Locator = page) =>
    within.getByRole('button', { name, exact: true })
  const link = (name: string) => page.getByRole('link', { name })
  await enrol(page, owner)
  await button('Salir').tap()

  await test.step('Monday: the next lead, a call, and how it ended', async () => {
    begin('sign in')
    await tap(button('Entrar con una llave de acceso'))
    const card = cardOf(page, lead)
    begin('see the next lead')
    await expect(card.getByRole('heading')).toBeInViewport()
    await expect(card.getByText('Costo y seguro · hace 1 hora')).toBeInViewport()
    begin('call')
    const call = card.getByRole('link', { name: 'Llamar al (510) 555-0123' })
    await expect(call).toBeInViewport()
    await expect(call).toHaveAttribute('href', 'tel:+15105550123')
    // Only the telephone could do it; here it would open what is not there.
    await call.evaluate((element) =>
      element.addEventListener('click', (event) => event.preventDefault()),
    )
    await tap(call)
    begin('mark')
    await tap(button('Listo', card))
    await expect(card).toBeHidden()
    begin('undo')
    await tap(button('Ponerlo otra vez en espera'))
    await expect(card).toBeVisible()
    begin('assign, and say how a call ended')
    await tap(button('Yo lo atiendo', card))
    await tap(button('No contestó', card))
    await expect(card.getByText('Se llamó 1 vez')).toBeVisible()
  })

  await test.step('Tuesday: somebody new, who answers the next one', async () => {
    begin('invite somebody')
    await tap(link('Equipo'))
    await page.getByLabel('Nombre').fill('Luis')
    await tap(button('Hacer un enlace'))
    const address = await page.getByLabel('El enlace').inputValue()
    const context = await browser.newContext({ baseURL: desk.origin, locale: 'es-MX' })
    const other = await context.newPage()
    await enrol(other, { link: address })
    const next = await addLead({ phone: '+15105550177' }, desk.data)
    await other.reload()
    await cardOf(other, next).getByRole('button', { name: 'Yo lo atiendo' }).click()
    begin('see who answers')
    await tap(link('Hoy'))
    await expect(cardOf(page, next).getByText('Lo tiene Luis.')).toBeVisible()
    await expect(cardOf(other, lead).getByText(`Lo tiene ${owner.name}.`)).toBeVisible()
    await context.close()
  })

  await test.step('Wednesday: a caller asks what we know, and wants no more mail', async () => {
    begin('look up a caller')
    await tap(link('Buscar'))
    await page.getByRole('searchbox').fill(lead.email)
    await tap(button('Buscar'))
    await tap(link(lead.name))
    await expect(page.getByText('Is there a ramp?')).toBeVisible()
    begin('add a note')
    await page.getByLabel('Agregar una nota').fill('Pregunta por una rampa.')
    await tap(button('Guardar la nota'))
    await expect(page.getByText('La nota está guardada.')).toBeVisible()
    begin('stop mail')
    await tap(button('No mandar más correo a esta dirección'))
    await expect(page.getByText('Ahí ya no llega correo.')).toBeVisible()
  })

  await test.step('Thursday: the newsletter', async () => {
    letSessionsRest(owner.id, 6 * minute, desk.data)
    begin('test the newsletter')
    await tap(link('Boletín'))
    await tap(link('Una carpeta para todos los papeles'))
    await page.getByLabel('Su correo electrónico').fill('rosa@clinic.example')
    await tap(button('Mandarme una prueba'))
    await tap(button('Usar mi llave de acceso'))
    await expect(page.getByText('La prueba va en camino')).toBeVisible()
    begin('send the newsletter')
    await page.getByLabel('Escriba el número de lectores').fill(String(letterReaders))
    await tap(button('Mandarlo'))
    await expect(page.getByText(/^Ya salieron \d+ de 45 correos\.$/)).toBeVisible({
      timeout: 15_000,
    })
  })

  await test.step('Friday: somebody asks for a copy, and to be forgotten', async () => {
    begin('export a person')
    await tap(link('Hoy'))
    await tap(cardOf(page, lead).getByRole('link', { name: 'Todo sobre' }))
    const download = page.waitForEvent('download')
    await tap(button('Guardar todo en un archivo (JSON)'))
    expect((await download).suggestedFilename()).toBe('person.json')
    begin('erase a person')
    await tap(page.getByLabel('Sí, borrar todo.'))
    await tap(button('Borrar todo sobre esta dirección'))
    await expect(page.getByText('Borrado. Queda una marca cifrada')).toBeVisible()
    await expect(cardOf(page, lead)).toBeHidden()
  })

  await test.step('Saturday: smoke in the city, and what the site counted', async () => {
    begin('post a notice')
    await tap(link('Clínica'))
    await page.getByLabel('Texto en inglés').fill('Closed today: smoke')
    await page.getByLabel('Texto en español').fill('Hoy cerramos por el humo')
    await page.getByLabel('Se quita solo').fill(inHours(5))
    await tap(page.getByLabel('La clínica está cerrada mientras dure'))
    await tap(button('Verlo primero').first())
    await tap(button('Mostrarlo en todas las páginas'))
    await expect(page.getByRole('status')).toContainText('en menos de un minuto')
    begin('close for a day')
    await page.getByLabel('Día', { exact: true }).fill(inHours(48).slice(0, 10))
    await tap(page.getByLabel('Cerrado todo el día'))
    await tap(button('Verlo primero').last())
    await tap(button('Mostrar este horario'))
    await expect(page.getByText('El horario de ese día está puesto.')).toBeVisible()
    begin('see what was counted')
    await tap(link('Cifras'))
    await expect(page.getByRole('heading', { level: 1, name: 'Cifras' })).toBeVisible()
    const visitor = await browser.newPage({ baseURL: desk.origin })
    await expect(async () => {
      await visitor.goto(href('contact', 'es'))
      await expect(visitor.getByText('Hoy cerramos por el humo')).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: minute })
    await visitor.close()
  })

  for (const act of ['see the next lead', 'call', 'mark']) {
    expect(taps[act], act).toBeLessThanOrEqual(3)
  }
  expect(taps).toEqual({
    'sign in': 1,
    'see the next lead': 0,
    call: 1,
    mark: 1,
    undo: 1,
    'assign, and say how a call ended': 2,
    'invite somebody': 2,
    'see who answers': 1,
    'look up a caller': 3,
    'add a note': 1,
    'stop mail': 1,
    'test the newsletter': 4,
    'send the newsletter': 1,
    'export a person': 3,
    'erase a person': 2,
    'post a notice': 4,
    'close for a day': 3,
    'see what was counted': 1,
  })
  expect(noise).toEqual([])
})
