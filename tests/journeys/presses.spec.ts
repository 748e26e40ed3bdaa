import type { Page } from '@playwright/test'
import { pressFunction } from '#forms/press/contract/press.ts'
import { href } from '#site/addresses.ts'
import { expect, test } from '../support/browser-test.ts'
import { walkedIn } from '../support/walked-in.ts'

/** Every press that the page tells of, without leaving the page for a dialer or another site. */
async function watchPresses(page: Page) {
  const told: Record<string, string>[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith(pressFunction)) return
    told.push(Object.fromEntries(new URLSearchParams(request.postData() ?? '')))
  })
  await page.addInitScript(() => {
    addEventListener('click', (event) => {
      if ((event.target as Element).closest('a')) event.preventDefault()
    })
  })
  return told
}

for (const locale of walkedIn('en')) {
  test(`ways to reach the clinic are counted when they are pressed, in ${locale}`, async ({
    page,
  }) => {
    const told = await watchPresses(page)
    const contact = href('contact', locale)
    await page.goto(`${contact}?from=ad#hours`)
    const main = page.getByRole('main')
    const answered = page.waitForResponse(`**${pressFunction}`)
    // Who needs an ambulance did not call the clinic.
    await main.locator('[href="tel:911"]').first().click()
    await main.locator('[href^="tel:+"]').first().click()
    expect((await answered).status()).toBe(204)
    await page.locator('.site-header [target=_blank]').first().click()
    await page.locator('footer [href^="mailto:"]').click()
    await page.locator('footer [href*="/maps/dir/"]').click()
    await main.locator('[method=post] [type=submit]').first().click()
    await expect
      .poll(() => told)
      .toEqual([
        { kind: 'call', page: contact },
        { kind: 'booking', page: contact },
        { kind: 'directions', page: contact },
        { kind: 'form', page: contact },
      ])
  })
}

test('nothing is told for a visitor who asks not to be followed', async ({ browser, baseURL }) => {
  for (const signal of ['doNotTrack', 'globalPrivacyControl'] as const) {
    const page = await browser.newPage({ baseURL: `${baseURL}` })
    const told = await watchPresses(page)
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true })
    }, signal)
    await page.goto('/contact')
    await page.getByRole('main').locator('[href^="tel:"]').first().click()
    await page.goto('/')
    expect(told).toEqual([])
    await page.close()
  }
})
