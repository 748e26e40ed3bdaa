import type { Page } from '@playwright/test'
import { readHospitals } from '#city/hospitals/read-hospitals.ts'
import { locales } from '#language/locales.ts'
import { href } from '#site/addresses.ts'
import { checks } from '#tools/danger-signs/check.examples.ts'
import { expect, test } from '../support/browser-test.ts'
import { type Story, walkCheck } from '../support/walk-check.ts'

test.use({ viewport: { width: 390, height: 844 }, timezoneId: 'America/Los_Angeles' })

const nameOf = (id: string) => readHospitals().find((hospital) => hospital.id === id)?.name ?? id

const neck: Story = { day: 2, facts: ['age-65'], marks: [{ id: 'spine' }], strength: 4 }
const childsNeck: Story = { day: 1, who: 'child', marks: [{ id: 'spine' }], strength: 4 }
const pregnant: Story = { day: 0, facts: ['pregnant'], weeks: 'over' }

async function answered(page: Page, locale: 'en' | 'es', story: Story) {
  await page.goto(href('immediate-help', locale, 'check'))
  await walkCheck(page, locale, story)
  const rooms = page.locator('.answer-rooms > li')
  await expect(rooms).toHaveCount(3)
  return rooms
}

const namesOf = (page: Page) => page.locator('.answer-rooms strong').allTextContents()

for (const locale of locales) {
  const { words } = checks[locale]

  test(`an answer names three emergency rooms, and how to get there (${locale})`, async ({
    page,
  }) => {
    const rooms = await answered(page, locale, neck)
    expect(await namesOf(page)).toEqual(['highland', 'summit', 'kaiser-oakland'].map(nameOf))
    await expect(rooms.locator('a[href^="tel:"]')).toHaveCount(3)
    await expect(rooms.getByRole('link', { name: words.rooms.directions })).toHaveCount(3)
    await expect(page.getByText(words.mustExamine)).toBeVisible()
  })

  test(`a ZIP code or two streets bring the nearest first, with distances (${locale})`, async ({
    page,
  }) => {
    const rooms = await answered(page, locale, neck)
    await page.getByRole('button', { name: words.rooms.nearer }).click()
    await page.locator('#place-field').fill('94603')
    await page.keyboard.press('Enter')
    await expect(rooms.first()).toContainText(nameOf('kaiser-san-leandro'))
    await expect(rooms.first()).toContainText(/about [\d.]+ miles|unas [\d.,]+ millas/)
    await page.locator('#place-field').fill('Telegraph & 51st')
    await page.keyboard.press('Enter')
    await expect(rooms.first()).toContainText(nameOf('kaiser-oakland'))
    await expect(page.getByText(nameOf('bch-oakland'))).toHaveCount(0)
  })

  test(`somebody who is pregnant is sent where babies are delivered (${locale})`, async ({
    page,
  }) => {
    await answered(page, locale, pregnant)
    expect(await namesOf(page)).toEqual(['highland', 'kaiser-oakland', 'alta-bates'].map(nameOf))
    await expect(page.getByText(words.rooms.callFirst)).toHaveCount(3)
  })
}

test("a child is sent to the children's hospital first", async ({ page }) => {
  await answered(page, 'en', childsNeck)
  expect((await namesOf(page))[0]).toBe(nameOf('bch-oakland'))
})

test('the place of the device is measured on the device, and nothing is sent', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 37.7123, longitude: -122.1435 })
  const rooms = await answered(page, 'en', neck)
  const { rooms: words } = checks.en.words
  await page.getByRole('button', { name: words.nearer }).click()
  const device = page.locator('.place-finder-phone button')
  await expect(device).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await device.click()
  await expect(rooms.first()).toContainText(nameOf('kaiser-san-leandro'))
  expect(asked).toEqual([])
})

for (const lost of ['**/places/neighborhoods.json', '**/place-form.*.js']) {
  test(`an answer stays when what finds a place does not come: ${lost}`, async ({
    page,
    noise,
  }) => {
    await page.route(lost, (route) => route.abort())
    await answered(page, 'en', neck)
    const { rooms: words } = checks.en.words
    await page.getByRole('button', { name: words.nearer }).click()
    await expect(page.getByText(words.unplaced)).toBeVisible()
    await expect(page.locator('.answer-rooms > li')).toHaveCount(3)
    expect(noise.splice(0)).toEqual(['error: Failed to load resource: net::ERR_FAILED'])
  })
}
