import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { clinic } from '#clinic'
import { expect, test } from '../support/browser-test.ts'
import { expectInView, expectOutcomeInView } from '../support/in-view.ts'
import { linkIn, mailTo } from '../support/mailbox.ts'
import { naughtyStrings } from '../support/naughty-strings.ts'
import { walkedIn } from '../support/walked-in.ts'

/** Where the server under test sends what visitors write. */
const inbox = clinic.email

/** The browser reports an answer that is not a success on the console; here it is expected. */
function forgive(noise: string[], status: string) {
  noise.splice(0, noise.length, ...noise.filter((line) => !line.includes(`status of ${status}`)))
}

const languages = {
  en: {
    path: '/contact',
    name: 'Your name',
    phone: 'Telephone',
    email: 'E-mail address',
    note: 'Short note (you may leave it empty)',
    topic: 'Cost and insurance',
    send: 'Send',
    taken: 'We have your message.',
    next: /A person at the clinic will call you or write to you (?:today|tomorrow|by)/,
    received: '/contact/received',
    noName: 'Enter your name.',
    noContact: 'Enter a telephone number or an e-mail address, so that we can answer.',
    badEmail: 'Enter an e-mail address like name@example.com.',
    notSent: 'This was not sent yet.',
    lost: 'We could not save your message.',
  },
  es: {
    path: '/es/contacto',
    name: 'Su nombre',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    note: 'Nota corta (puede dejarla vacía)',
    topic: 'Costo y seguro',
    send: 'Enviar',
    taken: 'Ya tenemos su mensaje.',
    next: /Una persona de la clínica le llamará o le escribirá (?:hoy|mañana|a más tardar)/,
    received: '/es/contacto/recibido',
    noName: 'Escriba su nombre.',
    noContact: 'Escriba un teléfono o un correo electrónico, para poder contestarle.',
    badEmail: 'Escriba un correo electrónico como nombre@example.com.',
    notSent: 'Todavía no se envió.',
    lost: 'No pudimos guardar su mensaje.',
  },
} as const

/** A phone: the bar at its foot covers what stands there. */
test.use({ viewport: { width: 390, height: 844 } })

type Words = (typeof languages)['en' | 'es']

const formOf = (page: Page) => page.locator('.form-frame')
const newName = () => `Visitor ${randomUUID().slice(0, 8)}`

async function fillIn(page: Page, words: Words, name: string) {
  const form = formOf(page)
  await form.getByLabel(words.name).fill(name)
  await form.getByLabel(words.phone).fill('(510) 555-0123')
  await form.getByLabel(words.topic).check()
  await form.getByLabel(words.note).fill('Where do I park?')
}

const pressSend = (page: Page, words: Words) =>
  formOf(page).getByRole('button', { name: words.send }).click()

for (const language of walkedIn('es')) {
  const words = languages[language]

  test(`a visitor writes and is told what happens next in ${language}`, async ({ page }) => {
    const name = newName()
    await page.goto(words.path)
    await fillIn(page, words, name)
    await pressSend(page, words)
    await expect(formOf(page).getByText(words.taken)).toBeVisible()
    await expect(formOf(page).getByText(words.next)).toBeVisible()
    await expectOutcomeInView(formOf(page).locator('.form-taken'))
    await expect(formOf(page).getByRole('button')).toHaveCount(0)

    const mail = await mailTo(inbox, name)
    expect(mail.text).not.toMatch(/park|cost/i)
    await page.goto(linkIn(mail, '/contact/answered'))
    await expect(page.locator('main')).not.toContainText(name)
    await page.getByRole('button', { name: 'We have answered it' }).click()
    await expect(page).toHaveURL(/\/contact\/noted\?token=/)
    await expect(page.locator('main')).not.toContainText(name)
    await page.getByRole('button', { name: 'No, it still waits' }).click()
    await expect(page).toHaveURL(/\/contact\/answered\?token=/)
  })

  test(`what is wrong stands above the form and beside the field in ${language}`, async ({
    page,
  }) => {
    await page.goto(words.path)
    const form = formOf(page)
    await form.getByLabel(words.email).fill('ana@')
    await pressSend(page, words)
    const summary = form.getByRole('alert')
    await expect(summary).toContainText(words.notSent)
    await expectOutcomeInView(summary)
    await expectOutcomeInView(summary)
    await expect(summary.getByRole('link')).toHaveText([words.noName, words.badEmail])
    await expect(form.getByLabel(words.email)).toHaveAccessibleDescription(words.badEmail)
    await expect(form.getByLabel(words.email)).toHaveValue('ana@')
    await form.getByLabel(words.email).fill('')
    await pressSend(page, words)
    await expect(form.getByLabel(words.phone)).toHaveAccessibleDescription(words.noContact)
    await summary.getByRole('link', { name: words.noContact }).click()
    await expectOutcomeInView(form.getByLabel(words.phone))
  })

  test(`a message that could not be stored stays in the form in ${language}`, async ({
    page,
    noise,
  }) => {
    await page.route('**/functions/v1/*', (route) =>
      route.fulfill({
        status: 503,
        json: { error: { code: 'not-stored', message: words.lost } },
      }),
    )
    await page.goto(words.path)
    await fillIn(page, words, 'Ana')
    await pressSend(page, words)
    await expectOutcomeInView(formOf(page).getByText(words.lost))
    await expect(formOf(page).getByLabel(words.note)).toHaveValue('Where do I park?')
    forgive(noise, '503')
  })
}

for (const [language, words] of Object.entries(languages)) {
  test.describe(`without JavaScript in ${language}`, () => {
    test.use({ javaScriptEnabled: false })

    test('a page says what happens next', async ({ page }) => {
      const name = newName()
      await page.goto(words.path)
      await fillIn(page, words, name)
      await pressSend(page, words)
      await expect(page).toHaveURL(new RegExp(`${words.received}$`))
      await expectInView(page.getByText(words.next))
      const mail = await mailTo(inbox, name)
      expect(mail.text).toContain(`Language: ${language === 'en' ? 'English' : 'Spanish'}`)
    })

    test('a page gives the form back as it was', async ({ page, noise }) => {
      await page.goto(words.path)
      await fillIn(page, words, ' ')
      await pressSend(page, words)
      const form = formOf(page)
      await expect(form.getByRole('alert').getByRole('link')).toHaveText([words.noName])
      await expectInView(form.getByRole('alert'))
      await expectInView(form.getByRole('alert'))
      await expect(form.getByLabel(words.name)).toHaveAccessibleDescription(words.noName)
      await expect(form.getByLabel(words.phone)).toHaveValue('(510) 555-0123')
      await expect(form.getByLabel(words.topic)).toBeChecked()
      await expect(form.getByLabel(words.note)).toHaveValue('Where do I park?')
      forgive(noise, '422')
      await form.getByLabel(words.name).fill('Ana')
      await pressSend(page, words)
      await expect(page).toHaveURL(new RegExp(`${words.received}$`))
    })
  })
}

test('the form asks for nothing of the browser before it is touched', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/contact')
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
})

test('a form that a page gave back wakes as it was', async ({ page, noise }) => {
  await page.goto('/contact/try-again')
  const form = formOf(page)
  await form.getByLabel('Records and papers').check()
  await expect(page.locator('[data-island=message-form][data-awake]')).toBeAttached()
  await form.getByLabel('Your name').fill('Ana')
  await expect(form.getByLabel('Records and papers')).toBeChecked()
  await expect(form.getByLabel('Telephone')).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel('Telephone').fill('510 555 0123')
  await pressSend(page, languages.en)
  await expectOutcomeInView(form.getByText(languages.en.taken))
  forgive(noise, '422')
})

/** Posts a form as a page without scripts does; the page that answers has them. */
const postPlain = (page: Page, fields: Record<string, string>) =>
  page.evaluate((given) => {
    const form = document.createElement('form')
    form.method = 'post'
    form.action = '/functions/v1/message'
    for (const [name, value] of Object.entries(given)) {
      const field = document.createElement('textarea')
      Object.assign(field, { name, value })
      form.append(field)
    }
    document.body.append(form)
    form.submit()
  }, fields)

test('nothing that is typed runs in the page that gives it back', async ({ page, noise }) => {
  test.setTimeout(180_000)
  const dialogs: string[] = []
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  const dangerous = naughtyStrings.filter((text) => /[<>"'`]|javascript:/i.test(text))
  expect(dangerous.length).toBeGreaterThan(100)
  const perPage = 40
  for (let first = 0; first < dangerous.length; first += perPage) {
    const typed = dangerous.slice(first, first + perPage).join(' ')
    await page.goto('/contact/try-again')
    const answered = page.waitForResponse('**/functions/v1/message')
    await postPlain(page, { name: '', note: typed, email: typed.slice(0, 200), locale: 'en' })
    expect((await answered).status()).toBe(422)
    const form = formOf(page)
    await form.getByLabel('Your name').focus()
    await expect(page.locator('[data-island=message-form][data-awake]')).toBeAttached()
    await expect(form.getByLabel(languages.en.note)).toHaveValue(typed)
  }
  expect(dialogs).toEqual([])
  forgive(noise, '422')
})
