import { randomUUID } from 'node:crypto'
import { pressFunction } from '#forms/press/contract/press.ts'
import { expect, test } from '../support/browser-test.ts'
import { expectInView, expectOutcomeInView } from '../support/in-view.ts'
import { linkIn, mailsTo, mailTo } from '../support/mailbox.ts'
import { walkedIn } from '../support/walked-in.ts'

/** The browser reports an answer that is not a success on the console; here it is expected. */
function forgive(noise: string[], status: string) {
  noise.splice(0, noise.length, ...noise.filter((line) => !line.includes(`status of ${status}`)))
}

const newAddress = () => `visitor-${randomUUID()}@example.org`

const languages = {
  en: {
    path: '/about',
    window: { width: 1280, height: 900 },
    email: 'E-mail address',
    subscribe: 'Subscribe',
    done: 'Subscribed!',
    next: /open the e-mail that we sent you and press Confirm/,
    doneText: "You'll receive updates on recovery tips and healthcare insights.",
    failed: 'Subscription failed',
    failedText: 'Please try again later.',
    beside: /not saved/,
    again: 'Start again',
    malformed: 'Enter an e-mail address like name@example.com.',
    confirm: 'Confirm my address',
    confirmPath: '/newsletter/confirm',
    confirmed: '/newsletter/confirmed',
    unsubscribe: 'Unsubscribe me',
    unsubscribePath: '/newsletter/unsubscribe',
    unsubscribed: '/newsletter/unsubscribed',
    inbox: '/newsletter/check-inbox',
    close: 'Close this message',
  },
  es: {
    path: '/es/nosotros',
    window: { width: 360, height: 740 },
    email: 'Correo electrónico',
    subscribe: 'Suscribirme',
    done: '¡Suscripción recibida!',
    next: /abra el correo que le mandamos y presione Confirmar/,
    doneText: 'Recibirá consejos de recuperación e información de salud.',
    failed: 'No se pudo hacer la suscripción',
    failedText: 'Por favor, intente de nuevo más tarde.',
    beside: /no se guardó/,
    again: 'Volver a recibirlo',
    malformed: 'Escriba un correo electrónico como nombre@example.com.',
    confirm: 'Confirmar mi correo',
    confirmPath: '/es/boletin/confirmar',
    confirmed: '/es/boletin/confirmado',
    unsubscribe: 'Cancelar mi suscripción',
    unsubscribePath: '/es/boletin/cancelar',
    unsubscribed: '/es/boletin/cancelado',
    inbox: '/es/boletin/revise-su-correo',
    close: 'Cerrar este mensaje',
  },
} as const

for (const [language, words] of Object.entries(languages)) {
  test(`a visitor subscribes, confirms and unsubscribes in ${language}`, async ({ page }) => {
    const address = newAddress()
    await page.setViewportSize(words.window)
    await page.goto(words.path)
    await page.getByLabel(words.email).fill(`  ${address} `)
    await page.getByRole('button', { name: words.subscribe }).click()
    const toast = page.locator('.toast', { hasText: words.done })
    await expectInView(toast)
    await expect(toast).toContainText(words.doneText)
    await expectOutcomeInView(page.getByText(words.next))
    await expectInView(page.getByLabel(words.email))
    await expectInView(page.getByRole('button', { name: words.subscribe }))
    await expect(page.getByLabel(words.email)).toHaveValue('')
    await page.getByRole('button', { name: words.close }).click()
    await expect(toast).toHaveCount(0)
    await expectOutcomeInView(page.getByText(words.next))

    const mail = await mailTo(address)
    await page.goto(new URL(linkIn(mail, words.confirmPath)).href)
    await page.getByRole('button', { name: words.confirm }).click()
    await expect(page).toHaveURL(new RegExp(`${words.confirmed}$`))

    await page.goto(linkIn(mail, words.unsubscribePath))
    await page.getByRole('button', { name: words.unsubscribe }).click()
    await expect(page).toHaveURL(new RegExp(`${words.unsubscribed}$`))

    // The same link undoes it, and nothing else does.
    await page.goto(linkIn(mail, words.unsubscribePath))
    await page.getByRole('button', { name: words.again }).click()
    await expect(page).toHaveURL(new RegExp(`${words.confirmed}$`))
  })
}

for (const language of walkedIn('es')) {
  const words = languages[language]

  test(`a malformed address is answered beside the field in ${language}`, async ({ page }) => {
    await page.goto(words.path)
    await page.getByLabel(words.email).fill('ana@')
    await page.getByRole('button', { name: words.subscribe }).click()
    await expectInView(page.getByText(words.malformed))
    await expect(page.getByLabel(words.email)).toHaveValue('ana@')
    await expect(page.getByLabel(words.email)).toHaveAccessibleDescription(words.malformed)
    await expectOutcomeInView(page.getByLabel(words.email))
  })

  test(`a failed sign-up says so and keeps what was typed in ${language}`, async ({
    page,
    noise,
  }) => {
    await page.route('**/functions/v1/*', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.goto(words.path)
    await page.getByLabel(words.email).fill('ana@example.org')
    await page.getByRole('button', { name: words.subscribe }).click()
    const toast = page.locator('.toast', { hasText: words.failed })
    await expectInView(toast)
    await expect(toast).toContainText(words.failedText)
    await expectInView(page.getByText(words.beside))
    await expect(page.getByLabel(words.email)).toHaveAccessibleDescription(words.beside)
    await expectOutcomeInView(page.getByLabel(words.email))
    await expect(page.getByLabel(words.email)).toHaveValue('ana@example.org')
    forgive(noise, '503')
  })
}

for (const [language, words] of Object.entries(languages)) {
  test.describe(`without JavaScript in ${language}`, () => {
    test.use({ javaScriptEnabled: false })

    test('a page answers the form and the mail comes', async ({ page }) => {
      const address = newAddress()
      await page.goto(words.path)
      await page.getByLabel(words.email).fill(address)
      await page.getByRole('button', { name: words.subscribe }).click()
      await expect(page).toHaveURL(new RegExp(`${words.inbox}$`))
      const mail = await mailTo(address)
      await page.goto(linkIn(mail, words.confirmPath))
      await page.getByRole('button', { name: words.confirm }).click()
      await expect(page).toHaveURL(new RegExp(`${words.confirmed}$`))
    })

    test('a page keeps a malformed address and says what to do', async ({ page, noise }) => {
      await page.goto(words.path)
      await page.getByLabel(words.email).fill('ana@example')
      await page.getByRole('button', { name: words.subscribe }).click()
      await expectInView(page.getByText(words.malformed))
      await expect(page.getByLabel(words.email)).toHaveValue('ana@example')
      forgive(noise, '422')
    })
  })
}

test('a blank address cannot be sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && !request.url().endsWith(pressFunction))
      sent.push(request.url())
  })
  await page.goto('/about')
  const field = page.getByLabel('E-mail address')
  const button = page.getByRole('button', { name: 'Subscribe' })
  await field.focus()
  await expect(button).toBeDisabled()
  await field.fill('   ')
  await expect(button).toBeDisabled()
  await field.press('Enter')
  expect(sent).toEqual([])
  await field.fill('a')
  await expect(button).toBeEnabled()
})

test('field and button rest while a sign-up is under way', async ({ page }) => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/functions/v1/*', async (route) => {
    await answered
    await route.fulfill({ json: { status: 'confirmation-sent' } })
  })
  await page.goto('/about')
  await page.getByLabel('E-mail address').fill('ana@example.org')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('button', { name: 'Sending' })).toBeDisabled()
  await expect(page.getByLabel('E-mail address')).toBeDisabled()
  answer()
  await expectInView(page.locator('.toast'))
})

test('a second sign-up looks like the first and sends no second mail', async ({ page }) => {
  const address = newAddress()
  for (const _ of [1, 2]) {
    await page.goto('/about')
    await page.getByLabel('E-mail address').fill(address)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expectInView(page.getByText('Subscribed!'))
  }
  await mailTo(address)
  expect(await mailsTo(address)).toHaveLength(1)
})

test('a foreign token is explained and a new mail offered', async ({ page, noise }) => {
  const response = await page.goto('/newsletter/confirm?token=not-ours')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/link/i)
  await expect(page.getByLabel('E-mail address')).toBeVisible()
  forgive(noise, '404')
})

test('a link in a mail works once and then explains itself', async ({ page, noise }) => {
  const address = newAddress()
  await page.goto('/about')
  await page.getByLabel('E-mail address').fill(address)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  const link = linkIn(await mailTo(address), '/newsletter/confirm')
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page).toHaveURL(/confirmed$/)
  const again = await page.goto(link)
  expect(again?.status()).toBeGreaterThanOrEqual(400)
  await expect(page.getByLabel('E-mail address')).toBeVisible()
  forgive(noise, String(again?.status()))
})

test('a form that a page gave back wakes with its words beside the field', async ({ page }) => {
  await page.goto('/newsletter/try-again')
  const field = page.getByLabel('E-mail address')
  await expect(field).toHaveAccessibleDescription('Enter your e-mail address.')
  await field.focus()
  await expect(page.locator('[data-island=newsletter-form][data-awake]')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeDisabled()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('ana@')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription(/name@example\.com/)
})

test('the newsletter page has the form of its own', async ({ page }) => {
  await page.goto('/resources/trauma-recovery-newsletter')
  await expect(page.getByLabel('E-mail address')).toHaveCount(1)
})
