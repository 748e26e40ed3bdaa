import { offlinePages } from '#screens/offline/offline-pages.ts'
import { href } from '#site/addresses.ts'
import { expect, test } from '../support/browser-test.ts'
import { markSign } from '../support/tool-page.ts'

const pages = offlinePages.flatMap((id) => [href(id, 'en'), href(id, 'es')])

test.use({ serviceWorkers: 'allow' })

test('after one visit the tools and immediate help open without a network', async ({
  page,
  context,
}) => {
  await page.goto(href('action-plan', 'en'))
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  // A network without internet counts as online.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true })
  })
  for (const path of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[data-offline]')).toBeVisible()
  }
})

for (const id of ['immediate-help', 'tools'] as const) {
  test(`${id} fetches no script and keeps nothing before the visitor does something`, async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    const registered = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await page.goto(href(id, 'en'), { waitUntil: 'networkidle' })
    expect(scripts).toEqual([])
    expect(await registered()).toBe(0)
    await page.mouse.wheel(0, 400)
    await expect.poll(registered).toBe(1)
  })
}

test('a tool works without a network', async ({ page, context }) => {
  await page.goto(href('recovery-calculator', 'en'))
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await page.goto(href('recovery-calculator', 'en'))
  await expect(page.locator('[data-island=recovery-calculator][data-awake]')).toBeAttached()
  await markSign(page, 'en', 'breathing')
  await expect(page.getByRole('link', { name: /911/ }).first()).toBeVisible()
})

test('online the note is not there and the page comes from the network', async ({ page }) => {
  await page.goto(href('immediate-help', 'en'))
  await page.keyboard.press('Tab')
  await page.evaluate(() => navigator.serviceWorker.ready)
  const answers: boolean[] = []
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) answers.push(response.fromServiceWorker())
  })
  await page.reload()
  await expect(page.locator('[data-offline]')).toBeHidden()
  expect(answers).toHaveLength(1)
})

test('what an address asked for is not what the plain address shows without a network', async ({
  page,
  context,
}) => {
  const hospitals = href('hospitals', 'en')
  const first = page.getByRole('main').getByRole('heading', { level: 3 }).first()
  await page.goto(href('action-plan', 'en'))
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto(hospitals)
  const nearest = (await first.textContent()) ?? ''
  await page.goto(`${hospitals}?near=rockridge`, { waitUntil: 'networkidle' })
  await expect(first).not.toHaveText(nearest)
  await context.setOffline(true)
  await page.goto(hospitals)
  await expect(page.locator('[data-offline]')).toBeVisible()
  await expect(first).toHaveText(nearest)
})
