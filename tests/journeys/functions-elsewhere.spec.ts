import { randomUUID } from 'node:crypto'
import { test as base, expect, type Page } from '@playwright/test'
import { messageFormWords } from '#forms/message/words.ts'
import { newsletterFormWords } from '#forms/newsletter/words.ts'
import { minute } from '#language/dates/durations.ts'
import { type Locale, locales } from '#language/locales.ts'
import { href } from '#site/addresses.ts'
import { expectInView, expectOutcomeInView } from '../support/in-view.ts'
import { linkIn, mailTo } from '../support/mailbox.ts'
import { startSplitSite } from '../support/split-site.ts'
import { walkedIn } from '../support/walked-in.ts'

type SplitSite = Awaited<ReturnType<typeof startSplitSite>>

/** A static host and, elsewhere, the functions; every line of the console fails a test. */
const test = base.extend<{ noise: string[] }, { split: SplitSite }>({
  split: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
    async ({}, use) => {
      const split = await startSplitSite()
      await use(split)
      await split.stop()
    },
    { scope: 'worker', timeout: 10 * minute },
  ],
  noise: [
    async ({ page, split }, use) => {
      const noise: string[] = []
      page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`))
      page.on('pageerror', (error) => noise.push(`error: ${error.message}`))
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url())
        const known = protocol === 'data:' || [split.pages, split.functions].includes(origin)
        if (!known) noise.push(`request: ${request.url()}`)
      })
      await use(noise)
      expect(noise).toEqual([])
    },
    { auto: true },
  ],
})

// One site is built for all of them.
test.describe.configure({ mode: 'serial' })

const districtThree = { en: 'District 3', es: 'Distrito 3' } as const

const button = { en: 'Confirm my address', es: 'Confirmar mi correo' } as const

/** Signs up at the static host, and confirms at the functions by the link of the mail. */
async function subscribe(
  page: Page,
  split: SplitSite,
  locale: Locale,
  answered: () => Promise<void>,
) {
  const email = `visitor-${randomUUID()}@example.org`
  const { fields, submit } = newsletterFormWords[locale]
  await page.goto(`${split.pages}${href('newsletter', locale)}`)
  const form = page.getByRole('main').locator('.newsletter-form')
  await form.getByLabel(fields.email.label).fill(email)
  await form.getByRole('button', { name: submit }).click()
  await answered()
  const mail = await mailTo(email, '', split.data)
  const link = linkIn(mail, href('newsletter-confirm', locale))
  expect(new URL(link).origin).toBe(split.functions)
  await page.goto(link)
  await page.getByRole('button', { name: button[locale] }).click()
  await expect(page).toHaveURL(`${split.functions}${href('newsletter-confirmed', locale)}`)
}

/** Writes to the clinic from the static host. */
async function write(page: Page, split: SplitSite, locale: Locale) {
  await page.goto(`${split.pages}${href('contact', locale)}`)
  const { fields, submit } = messageFormWords[locale]
  const form = page.locator('.form-frame')
  await form.getByLabel(fields.name.label).fill('Ana Ejemplo')
  await form.getByLabel(fields.phone.label).fill('(510) 555-0123')
  await form.getByRole('button', { name: submit, exact: true }).click()
}

test.describe('without scripts, where no server answers the finder', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of walkedIn('en')) {
    test(`a visitor is led to the page of a district in ${locale}`, async ({ page, split }) => {
      await page.goto(split.pages + href('hospitals', locale))
      await expect(page.locator('#place-field')).toBeHidden()
      await page.getByRole('link', { name: districtThree[locale], exact: true }).click()
      await expect(page).toHaveURL(split.pages + href('district-3', locale))
      const nearest = page.locator('.place-finder ol li')
      await expect(nearest.first()).toContainText('Summit')
      await expect(nearest).toHaveCount(3)
    })
  }
})

for (const locale of locales) {
  test(`a visitor of a static host writes to the clinic in ${locale}`, async ({ page, split }) => {
    await write(page, split, locale)
    await expectOutcomeInView(page.getByText(messageFormWords[locale].taken))
    expect(new URL(page.url()).origin).toBe(split.pages)
  })

  test(`a visitor of a static host subscribes and confirms in ${locale}`, async ({
    page,
    split,
  }) => {
    await subscribe(page, split, locale, async () => {
      await expectInView(page.getByText(newsletterFormWords[locale].success.title))
    })
  })

  test.describe(`without JavaScript in ${locale}`, () => {
    test.use({ javaScriptEnabled: false })

    test('a visitor of a static host subscribes and confirms', async ({ page, split }) => {
      await subscribe(page, split, locale, () =>
        expect(page).toHaveURL(`${split.functions}${href('newsletter-check-inbox', locale)}`),
      )
    })

    test('a visitor of a static host writes to the clinic', async ({ page, split }) => {
      await write(page, split, locale)
      await expect(page).toHaveURL(`${split.functions}${href('message-received', locale)}`)
    })
  })
}
