import { randomUUID } from 'node:crypto'
import { clinic } from '#clinic'
import { expect, test } from '../support/browser-test.ts'
import { expectOutcomeInView } from '../support/in-view.ts'
import { mailTo } from '../support/mailbox.ts'
import { walkedIn } from '../support/walked-in.ts'

const inbox = clinic.email
const newName = () => `Visitor ${randomUUID().slice(0, 8)}`

const languages = {
  en: {
    pages: ['/', '/conditions/whiplash-treatment-oakland'],
    name: 'Your name',
    phone: 'Telephone',
    callMe: 'Call me',
    noNumber: 'Enter a telephone number with its area code, like (510) 555-0123.',
    taken: 'We have your message.',
    received: '/contact/received',
    attorney: '/legal/attorney-referral-process',
    firm: 'Your firm',
    need: 'An itemized bill',
    ask: 'Send the request',
    requestTaken: 'We have your request.',
    noNeed: 'Choose what you need.',
    more: 'Add a sentence',
    sentence: 'A sentence about it (you may leave it empty)',
    yes: 'Yes',
    thanks: 'Thank you. We read what people say about our pages.',
    thanksPage: '/contact/thanks',
  },
  es: {
    pages: ['/es', '/es/servicios/choque-de-motocicleta-oakland'],
    name: 'Su nombre',
    phone: 'Teléfono',
    callMe: 'Llámenme',
    noNumber: 'Escriba un teléfono con su código de área, como (510) 555-0123.',
    taken: 'Ya tenemos su mensaje.',
    received: '/es/contacto/recibido',
    attorney: '/es/legal/proceso-para-abogados',
    firm: 'Su despacho',
    need: 'Una cuenta detallada',
    ask: 'Enviar la solicitud',
    requestTaken: 'Ya tenemos su solicitud.',
    noNeed: 'Elija lo que necesita.',
    more: 'Agregar un comentario',
    sentence: 'Un comentario sobre la página (si quiere)',
    yes: 'Sí',
    thanks: 'Gracias. Leemos lo que la gente dice de nuestras páginas.',
    thanksPage: '/es/contacto/gracias',
  },
} as const

/** A phone: the bar at its foot covers what stands there. */
test.use({ viewport: { width: 390, height: 844 } })

for (const language of walkedIn('es')) {
  const words = languages[language]

  for (const path of words.pages) {
    test(`a visitor asks to be called at the foot of ${path}`, async ({ page }) => {
      const name = newName()
      await page.goto(path)
      const form = page.locator('[data-island=call-back-form]')
      await form.getByLabel(words.name).fill(name)
      await form.getByRole('button', { name: words.callMe }).click()
      await expect(form.getByLabel(words.phone)).toHaveAccessibleDescription(words.noNumber)
      await expectOutcomeInView(form.getByRole('alert'))
      await expectOutcomeInView(form.getByRole('alert'))
      await form.getByLabel(words.phone).fill('510 555 0123')
      await form.getByRole('combobox').selectOption('morning')
      await form.getByRole('button', { name: words.callMe }).click()
      await expectOutcomeInView(form.getByText(words.taken))
      expect((await mailTo(inbox, name)).text).toContain('Call: in the morning')
    })
  }

  test(`an attorney asks for records in ${language}`, async ({ page }) => {
    const name = newName()
    await page.goto(words.attorney)
    const form = page.locator('[data-island=records-request-form]')
    await form.getByLabel(words.firm).fill('Sample & Sample')
    await form.getByLabel(words.name).fill(name)
    await form.getByLabel(words.phone).fill('510 555 0123')
    await form.getByRole('button', { name: words.ask }).click()
    await expect(form.getByRole('alert').getByRole('link')).toHaveText([words.noNeed])
    await expectOutcomeInView(form.getByRole('alert'))
    await expectOutcomeInView(form.getByRole('alert'))
    await form.getByLabel(words.need).check()
    await form.getByRole('button', { name: words.ask }).click()
    await expectOutcomeInView(form.getByText(words.requestTaken))
    expect((await mailTo(inbox, name)).text).toContain('Firm: Sample & Sample')
  })

  test(`a reader says that a page was useful in ${language}`, async ({ page }) => {
    await page.goto(words.pages[1])
    const form = page.locator('.page-feedback')
    await form.getByText(words.more).click()
    await form.getByLabel(words.sentence).fill('Clear.')
    await form.getByRole('button', { name: words.yes }).click()
    await expectOutcomeInView(form.getByText(words.thanks))
    await expect(form.getByRole('button')).toHaveCount(0)
  })
}

for (const [language, words] of Object.entries(languages)) {
  test.describe(`without JavaScript in ${language}`, () => {
    test.use({ javaScriptEnabled: false })

    test('pages answer the short forms', async ({ page }) => {
      await page.goto(words.pages[1])
      const form = page.locator('[data-island=call-back-form]')
      await form.getByLabel(words.name).fill(newName())
      await form.getByLabel(words.phone).fill('510 555 0123')
      await form.getByRole('button', { name: words.callMe }).click()
      await expect(page).toHaveURL(new RegExp(`${words.received}$`))

      await page.goto(words.pages[1])
      await page.locator('.page-feedback').getByRole('button', { name: words.yes }).click()
      await expect(page).toHaveURL(new RegExp(`${words.thanksPage}$`))
    })
  })
}

for (const language of walkedIn('en')) {
  const words = languages[language]

  test.describe(`without JavaScript in ${language}, what a form lacks`, () => {
    test.use({ javaScriptEnabled: false })

    test('a sentence that is too long comes back as it was', async ({ page, noise }) => {
      await page.goto(words.pages[1])
      await page.locator('.page-feedback').getByText(words.more).click()
      await page.getByLabel(words.sentence).evaluate((field) => field.removeAttribute('maxlength'))
      await page.getByLabel(words.sentence).fill('a'.repeat(301))
      await page.getByRole('button', { name: words.yes, exact: true }).click()
      await expect(page.getByLabel(words.sentence)).toHaveValue('a'.repeat(301))
      await expect(page.getByLabel(words.sentence)).toHaveAttribute('aria-invalid', 'true')
      noise.splice(0, noise.length, ...noise.filter((line) => !line.includes('status of 422')))
      await page.getByLabel(words.sentence).fill('Clear.')
      await page.getByRole('button', { name: words.yes, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`${words.thanksPage}$`))
    })

    test('a request that lacks something comes back as it was', async ({ page, noise }) => {
      await page.goto(words.attorney)
      const form = page.locator('[data-island=records-request-form]')
      await form.getByLabel(words.name).fill('Eva')
      await form.getByLabel(words.phone).fill('510 555 0123')
      await form.getByLabel(words.need).check()
      await form.getByRole('button', { name: words.ask }).click()
      await expect(form.getByRole('alert').getByRole('link')).toHaveCount(1)
      await expect(form.getByLabel(words.need)).toBeChecked()
      noise.splice(0, noise.length, ...noise.filter((line) => !line.includes('status of 422')))
      await form.getByLabel(words.firm).fill('Sample & Sample')
      await form.getByRole('button', { name: words.ask }).click()
      await expect(page).toHaveURL(new RegExp(`${words.received}$`))
    })
  })
}

test('the forms at the foot of a page ask for no script before they are touched', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto(languages.en.pages[1])
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
})
