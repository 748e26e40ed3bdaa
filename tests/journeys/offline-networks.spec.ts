import type { Page } from '@playwright/test'
import { href } from '#site/addresses.ts'
import { diaryWords } from '#tools/symptom-tracker/words.ts'
import { test as base, expect } from '../support/browser-test.ts'
import { startClinicNetwork } from '../support/clinic-network.ts'
import { noSigns } from '../support/tool-page.ts'

type Network = Awaited<ReturnType<typeof startClinicNetwork>>

/** The site behind a network that fails when it is told to. */
const test = base.extend<{ network: Network }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names between the braces.
  network: async ({}, use) => {
    const network = await startClinicNetwork(base.info().project.use.baseURL ?? '')
    await use(network)
    await network.goDown()
  },
  baseURL: ({ network }, use) => use(network.origin),
})

test.use({ serviceWorkers: 'allow' })

const keptNote = (page: Page) => page.locator('[data-offline]')

/** Visits a tool, so that everything that opens without a network is kept. */
async function keepPages(page: Page) {
  await page.goto(href('action-plan', 'en'))
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

test('a network that says nothing is waited for 3 seconds, not for ever', async ({
  page,
  network,
}) => {
  await keepPages(page)
  network.state = 'silent'
  await page.goto(href('hospitals', 'en'), { timeout: 15_000 })
  await expect(keptNote(page)).toBeVisible()
})

test('a store of the browser that refuses takes no page and no tool from whoever has a network', async ({
  page,
  context,
  network,
}) => {
  await keepPages(page)
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('The page has no worker.')
  await worker.evaluate(() => {
    const refuse = () => Promise.reject(new DOMException('The store is full or broken.'))
    Object.assign(CacheStorage.prototype, { match: refuse, open: refuse })
  })
  await page.goto(href('symptom-tracker', 'en'))
  await noSigns(page, 'en')
  await expect(page.getByRole('heading', { name: diaryWords.en.write.heading })).toBeVisible()

  network.state = 'slow'
  await page.goto(href('hospitals', 'en'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a fault of the server shows the kept page', async ({ page, network }) => {
  await keepPages(page)
  network.state = 'bad gateway'
  await page.goto(href('concussion', 'es'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(keptNote(page)).toBeVisible()
})

test('without a network the installed app opens at the tools', async ({ page, network }) => {
  await keepPages(page)
  for (const locale of ['en', 'es'] as const) {
    const manifest = await page.request.get(`/manifest.${locale}.webmanifest`)
    const { start_url } = await manifest.json()
    expect(start_url).toBe(href('tools', locale))
  }
  await network.goDown()
  await page.goto(href('tools', 'en'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('without a network short addresses lead to the kept pages', async ({ page, network }) => {
  await keepPages(page)
  await network.goDown()
  await page.goto('/symptom-tracker?from=card')
  expect(page.url()).toBe(`${network.origin}${href('symptom-tracker', 'en')}?from=card`)
  await page.goto('/es/ayuda-inmediata/')
  expect(page.url()).toBe(network.origin + href('immediate-help', 'es'))
})

test('without a network a page that is not kept says which ones open', async ({
  page,
  network,
}) => {
  await keepPages(page)
  await network.goDown()
  await page.goto(href('contact', 'en'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('main').getByRole('link', { name: 'Hospital directory' }).click()
  await expect(page).toHaveURL(href('hospitals', 'en'))
  await page.goto(href('faq', 'es'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.getByRole('main').getByRole('link', { name: 'Conmoción cerebral' }).click()
  await expect(page).toHaveURL(href('concussion', 'es'))
})

test('an answer of the network renews the kept page', async ({ page, network }) => {
  await keepPages(page)
  const kept = () =>
    page.evaluate(async (path) => (await caches.match(path))?.text(), href('tools', 'en'))
  await page.evaluate(
    async (path) => {
      const [name = ''] = await caches.keys()
      await (await caches.open(name)).put(path, new Response('an old page'))
    },
    href('tools', 'en'),
  )
  expect(await kept()).toBe('an old page')
  await page.goto(href('tools', 'en'))
  await expect.poll(kept).toContain('<h1')
  await network.goDown()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('an answer that is not the page leaves the kept one', async ({ page, network, noise }) => {
  await keepPages(page)
  network.state = 'forbidden'
  await page.goto(href('tools', 'en'))
  await expect(page.getByText('pay for this network first')).toBeVisible()
  await network.goDown()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  noise.splice(0, noise.length, ...noise.filter((line) => !line.includes('status of 403')))
})

test('a new build takes over and the draft that was being written is still there', async ({
  page,
  network,
}) => {
  const note = 'Woke at four, neck stiff on the left.'
  const field = () => page.getByLabel(diaryWords.en.write.note, { exact: true })
  const more = () => page.locator('summary', { hasText: diaryWords.en.write.more })
  const versions = () => page.evaluate(() => caches.keys())
  await page.goto(href('symptom-tracker', 'en'))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await noSigns(page, 'en')
  await more().click()
  await field().fill(note)
  const [first] = await versions()

  network.build = 'second'
  await page.evaluate(async () => {
    const takesOver = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
    await (await navigator.serviceWorker.getRegistration())?.update()
    await takesOver
  })

  await expect(field()).toHaveValue(note)
  await page.goto(href('symptom-tracker', 'en'))
  await expect(page.locator('html')).toHaveAttribute('data-build', 'second')
  await expect(field()).toHaveValue(note)
  // Another page of the first build may be open: its scripts are still there.
  expect(await versions()).toEqual([first, 'offline-second'])

  // And without a network it is the second build that opens.
  await network.goDown()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-build', 'second')
  await expect(keptNote(page)).toBeVisible()
  await expect(field()).toHaveValue(note)
})
