import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { formatWeekdayAndDate } from '#language/dates/dates-in-words.ts'
import { stateFileOf } from '#server/editing/build-state.ts'
import { checkable, findBarriers } from '../support/axe.ts'
import { expect } from '../support/browser-test.ts'
import { addMember, enrol, readActs } from '../support/desk-visitor.ts'
import { takePhoto } from '../support/taken-photo.ts'
import { runGit } from '../support/words-repository.ts'
import { test } from '../support/words-site.ts'
import { eventDays, typeEvent } from './type-event.ts'

test.use({ ...checkable, viewport: { width: 390, height: 844 } })

const shown = (repository: string, file: string) => runGit(repository, 'show', `main:${file}`)

/** Writes over a part of a text, as somebody does who selects it. */
async function writeOver(page: Page, label: string, before: string | RegExp, after: string) {
  const field = page.getByLabel(label, { exact: true })
  const text = await field.inputValue()
  expect(text).toMatch(before)
  await field.fill(text.replace(before, () => after))
}

test.describe('in Spanish, on a phone', () => {
  test.use({ locale: 'es-MX' })

  test('a sentence is corrected in both languages, and a question added', async ({
    page,
    site: { data, repository },
  }) => {
    const member = await addMember({ role: 'owner', language: 'es' }, data)
    await enrol(page, member)
    await page.getByRole('link', { name: 'Textos', exact: true }).click()
    await page.getByLabel('Buscar una página por su nombre').fill('preguntas')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await page.getByRole('link', { name: 'Preguntas y respuestas' }).click()
    await writeOver(page, 'Inglés', /^heading: .*$/m, 'heading: Questions after a crash')
    await writeOver(page, 'Español', /^heading: .*$/m, 'heading: Preguntas después de un choque')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByRole('status')).toContainText('Guardado.')

    await page.getByText('Cosas para poner').click()
    for (const language of ['Inglés', 'Español']) {
      const field = page.getByLabel(language, { exact: true })
      await field.focus()
      await field.press('ControlOrMeta+End')
      await page
        .getByRole('listitem')
        .filter({ hasText: 'Una pregunta' })
        .getByRole('button', { name: 'Ponerla' })
        .click()
    }
    await writeOver(
      page,
      'Inglés',
      '### ¿Puedo llevar a mi hijo?\n\nSí.',
      '\n### May I bring my child?\n\nYes.\n',
    )
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByRole('status')).toContainText('Guardado.')
    const english = await shown(repository, 'content/en/resources/faq.md')
    expect(english).toContain('heading: Questions after a crash\n')
    expect(english).toContain('### May I bring my child?')
    expect(await shown(repository, 'content/es/resources/faq.md')).toContain('### ¿Puedo llevar')
    const acts = (await readActs(member.id, data)).map(({ act, subject }) => `${act} ${subject}`)
    expect(acts.filter((act) => act === 'saved-words resources/faq')).toHaveLength(2)

    await page.getByRole('link', { name: 'Textos', exact: true }).click()
    await expect(page.getByRole('listitem').filter({ hasText: member.name })).toHaveCount(2)
    await page
      .getByRole('button', { name: /^Deshacer/ })
      .first()
      .click()
    await expect(page.getByRole('status')).toContainText('Deshecho')
    expect(await shown(repository, 'content/en/resources/faq.md')).not.toContain('May I bring')
  })

  test('an event that comes again is said, looked at, added and taken back', async ({
    noise,
    page,
    site: { data, repository },
  }) => {
    await enrol(page, await addMember({ role: 'owner', language: 'es' }, data))
    await page.getByRole('link', { name: 'Textos', exact: true }).click()
    await page.getByRole('link', { name: 'Eventos' }).click()
    await page.getByRole('link', { name: 'Agregar una entrada' }).click()
    for (const [label, text] of [
      ['Nombre (Inglés)', 'Swimming for necks'],
      ['Nombre (Español)', 'Natación para cuellos'],
    ] as const) {
      await page.getByLabel(label).first().fill(text)
    }
    await typeEvent(page)
    await page.getByRole('button', { name: 'Mostrar las próximas fechas' }).click()
    await expect(page.getByText('Cada mes, el primer sábado')).toBeVisible()
    const { firstSaturday } = eventDays()
    await expect(page.getByText(formatWeekdayAndDate(firstSaturday, 'es'))).toBeVisible()
    await page.getByLabel('Precio en dólares').fill('0')
    await page.getByLabel('Página en internet', { exact: true }).fill('https://swim.example/necks')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByRole('alert').first()).toContainText('Idiomas')
    await page.getByRole('checkbox', { name: 'español' }).check()
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByRole('status')).toContainText('Agregado.')
    const events = () => shown(repository, 'content/data/events.yaml')
    expect(await events()).toContain('repeats: FREQ=MONTHLY;BYDAY=1SA\n')
    expect(await events()).toContain(`date: ${firstSaturday}\n`)
    await page.getByRole('link', { name: 'Textos', exact: true }).click()
    await page.getByRole('button', { name: /^Deshacer/ }).click()
    await expect(page.getByRole('status')).toContainText('Deshecho')
    expect(await events()).not.toContain('Swimming')
    // What was refused.
    expect(noise.splice(0)).toHaveLength(1)
  })
})

test('what cannot be saved keeps what was typed; a look at it opens beside it', async ({
  noise,
  page,
  site: { data },
}) => {
  await enrol(page, await addMember({ role: 'owner' }, data))
  await page.goto('/desk/words/pages/resources/faq')
  const field = page.getByLabel('English', { exact: true })
  const text = `${await field.inputValue()}\n:::stepz\nOne\n:::\n`
  await field.fill(text)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert').first()).toContainText('no block called :::stepz')
  await expect(field).toHaveValue(text)
  await field.fill(text.replaceAll('stepz', 'note'))
  const opens = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Look at it' }).click()
  const look = await opens
  await expect(look.getByRole('heading', { level: 1 })).toHaveCount(2)
  await expect(field).toHaveValue(text.replaceAll('stepz', 'note'))
  expect(noise.splice(0)).toHaveLength(1)
})

test('a photograph is put in without JavaScript; what is missing is said beside what was typed', async ({
  browser,
  noise,
  page,
  site: { data, origin, repository },
}) => {
  await enrol(page, await addMember({ role: 'owner' }, data))
  const context = await browser.newContext({
    baseURL: origin,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const plain = await context.newPage()
  await plain.goto('/desk/words/pages/about/about-clinic')
  await plain.getByRole('link', { name: 'Put a photograph in' }).click()
  await plain.getByLabel('What it shows, in English').fill('The door.')
  const choose = (name: string, buffer: Buffer) =>
    plain.getByLabel('Photograph', { exact: true }).setInputFiles({
      ...{ name, buffer, mimeType: 'image/jpeg' },
    })
  const save = () => plain.getByRole('button', { name: 'Save' }).click()
  const says = (text: string) => expect(plain.getByRole('alert').first()).toContainText(text)
  await choose('a-drawing.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await save()
  await says('What it shows, in Spanish: This is missing.')
  await says('Photograph: It is a drawing (SVG)')
  await choose('large.jpg', Buffer.alloc(25_000_000))
  await save()
  await says('It has more than 20 MB.')
  await expect(plain.getByLabel('What it shows, in English')).toHaveValue('The door.')
  await plain.getByLabel('What it shows, in Spanish').fill('La puerta.')
  await choose('IMG_1.jpg', (await takePhoto()).buffer)
  await save()
  await expect(plain.getByRole('status')).toContainText('the photograph is in both languages')
  expect(await shown(repository, 'content/es/about/about-clinic.md')).toContain(
    '![La puerta.](photos/the-door.jpg)',
  )
  const opens = context.waitForEvent('page')
  await plain.getByRole('button', { name: 'Look at it' }).click()
  const look = await opens
  // Nothing is built of it yet; a drawing of the site stands in the same words.
  for (const picture of [look.getByAltText('La puerta.'), look.locator('img[src^="/pictures/"]')]) {
    await expect(picture.first()).toHaveJSProperty('complete', true)
    await expect(picture.first()).not.toHaveJSProperty('naturalWidth', 0)
  }
  await context.close()
  expect(noise.splice(0)).toEqual([])
})

for (const [language, locale] of [
  ['en', 'en-US'],
  ['es', 'es-MX'],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${locale}, ${colorScheme}`, () => {
      test.use({ locale, colorScheme })

      test(`nothing keeps people out of the screens of words (${language}, ${colorScheme})`, async ({
        noise,
        page,
        site: { data, repository },
      }) => {
        await enrol(page, await addMember({ role: 'owner', language }, data))
        const look = async (screen: string) => {
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          expect.soft(await findBarriers(page), screen).toEqual([])
          expect.soft(await page.evaluate(() => document.body.scrollWidth), screen).toBe(390)
        }
        const save = () =>
          page
            .locator('button[type="submit"]')
            .filter({ hasText: /^(?:Save|Guardar)$/ })
            .click()
        await page.goto('/desk/words')
        for (const fold of await page.locator('summary').all()) await fold.click()
        await look('words')
        await page.goto('/desk/words/pages/resources/faq')
        await page.locator('summary').click()
        await look('page')
        await page.locator('textarea').first().fill('nothing')
        await save()
        await look('page, refused')
        await page.goto('/desk/words/photos/resources/faq')
        await look('photograph')
        await save()
        await look('photograph, refused')
        await page.goto('/desk/words/lists/events')
        await look('list')
        await page.goto('/desk/words/lists/events/entries/seat-check-day')
        await look('entry')
        await page.goto('/desk/words/lists/events/add')
        await save()
        await look('entry, refused')
        for (const fact of [
          '',
          '/entries/hours',
          '/entries/paymentWays',
          '/entries/closed',
          '/entries/people',
        ]) {
          await page.goto(`/desk/words/lists/clinic${fact}`)
          await look(`clinic${fact}`)
        }
        await page.goto('/desk/words/lists/posts')
        await look('posts')
        await page.goto('/desk/words/lists/posts/add')
        await save()
        await look('post, refused')
        const head = (await runGit(repository, 'rev-parse', 'main')).trim()
        const state = {
          commit: head,
          state: 'refused',
          at: new Date().toISOString(),
          lines: ['Why'],
        }
        await writeFile(stateFileOf(repository), JSON.stringify(state))
        await page.goto('/desk/words/lists/claims')
        await look('list, refused by a build')
        expect(noise.splice(0)).toHaveLength(4)
      })
    })
  }
}
