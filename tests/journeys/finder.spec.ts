import type { Page } from '@playwright/test'
import { neighborhoodsAddress } from '#city/finder/with-neighborhoods.ts'
import { finderWords } from '#city/finder/words.ts'
import { findable } from '#city/here/city.ts'
import { hospitalWords } from '#city/hospitals/words.ts'
import { providerWords } from '#city/providers/words.ts'
import { crossingsAddress } from '#city/streets/crossings.ts'
import { fill } from '#language/fill.ts'
import { formatList } from '#language/format-list.ts'
import type { Locale } from '#language/locales.ts'
import { href } from '#site/addresses.ts'
import { cityName } from '#site/city-name.ts'
import { checkable, findBarriers } from '../support/axe.ts'
import { expect, test } from '../support/browser-test.ts'
import { lookOf } from '../support/look-of.ts'
import { tabTo } from '../support/tool-page.ts'
import { walkedIn } from '../support/walked-in.ts'

const path = (locale: Locale) => href('providers', locale)
const field = (page: Page, locale: Locale) => page.getByLabel(finderWords[locale].label)
const options = (page: Page) => page.getByRole('listbox').getByRole('option')
const option = (page: Page, name: string) => options(page).filter({ hasText: name })
const near = (locale: Locale, place: string) => fill(finderWords[locale].near, { place })

/** The providers of a kind in their order, by the anchors of their entries. */
const order = (page: Page, kind: string) =>
  page.locator(`section:has(> #${kind}) li[id]`).evaluateAll((all) => all.map(({ id }) => id))

/** Opens the page and waits until its finder answers by itself. */
async function openFinder(page: Page, locale: Locale, query = '') {
  await page.goto(path(locale) + query)
  await field(page, locale).focus()
  await expect(field(page, locale)).toHaveRole('combobox')
}

const fruitvale = { latitude: 37.7735, longitude: -122.2224 }
const sacramento = { latitude: 38.5816, longitude: -121.4944 }

for (const locale of walkedIn('es')) {
  const words = finderWords[locale]
  const crossing =
    locale === 'en'
      ? { typed: 'high and inter', name: 'High Street and International Boulevard' }
      : { typed: 'calle High e inter', name: 'High Street e International Boulevard' }
  const slug = 'high-street-and-international-boulevard'

  test.describe(`the finder (${locale})`, () => {
    test('a place is typed and chosen by keyboard, written into the address, and left by Back', async ({
      page,
    }) => {
      await page.goto(path(locale))
      const before = await order(page, 'physical-therapist')
      await tabTo(page, field(page, locale))
      await page.keyboard.type('zzzz')
      await expect(page.getByRole('listbox')).toBeHidden()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(crossing.typed)
      await expect(option(page, crossing.name)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('listbox')).toBeHidden()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await expect(option(page, crossing.name)).toHaveAttribute('aria-selected', 'true')
      const active = await field(page, locale).getAttribute('aria-activedescendant')
      expect(active).toBe(await option(page, crossing.name).getAttribute('id'))
      await page.keyboard.press('Enter')
      await expect(page.getByText(near(locale, crossing.name))).toBeVisible()
      await expect(field(page, locale)).toHaveValue(crossing.name)
      await expect(page).toHaveURL(`${path(locale)}?near=${slug}`)
      expect(await order(page, 'massage')).toHaveLength(1)

      await page.goBack()
      await expect(page.getByText(near(locale, crossing.name))).toBeHidden()
      await expect(field(page, locale)).toHaveValue('')
      expect(await order(page, 'physical-therapist')).toEqual(before)
      await page.goForward()
      await expect(page.getByText(near(locale, crossing.name))).toBeVisible()
      await page.reload()
      await expect(page.getByText(near(locale, crossing.name))).toBeVisible()
      await page.getByRole('link', { name: words.remove }).click()
      await expect(page).toHaveURL(path(locale))
      await expect(page.getByText(near(locale, crossing.name))).toBeHidden()
    })

    test('the count of what was found is announced', async ({ page }) => {
      await openFinder(page, locale)
      await field(page, locale).pressSequentially('stonehurst')
      await expect(options(page)).toHaveCount(2)
      await expect(
        page.getByRole('status').getByText(words.found.other.replace('{n}', '2')),
      ).toBeAttached()
      await page.keyboard.press('Enter')
      await expect(page.getByText(words.choose)).toBeVisible()
      await page.getByRole('link', { name: 'South Stonehurst' }).click()
      await expect(page.getByText(near(locale, 'South Stonehurst'))).toBeVisible()
      await field(page, locale).fill('nowhere at all')
      await page.keyboard.press('Enter')
      const example = { ...findable, streets: formatList(findable.streets, locale) }
      await expect(page.getByText(fill(words.nothing, example))).toBeVisible()
    })

    test('the address asks for what is shown, also while the finder asks back', async ({
      page,
    }) => {
      await openFinder(page, locale, `?near=${slug}`)
      await expect(page.getByText(near(locale, crossing.name))).toBeVisible()
      await field(page, locale).fill('stonehurst')
      await page.keyboard.press('Enter')
      await expect(page.getByText(words.choose)).toBeVisible()
      await expect(page).toHaveURL(`${path(locale)}?near=stonehurst`)
      await page.getByLabel(providerWords[locale].filters.language).selectOption('es')
      await expect(page).toHaveURL(`${path(locale)}?language=es&near=stonehurst`)
      await page.reload()
      await expect(page.getByText(words.choose)).toBeVisible()
      await expect(page.getByText(near(locale, crossing.name))).toBeHidden()
      await page.getByRole('link', { name: 'South Stonehurst' }).click()
      await expect(page.getByText(near(locale, 'South Stonehurst'))).toBeVisible()
      await page.goBack()
      await expect(page.getByText(words.choose)).toBeVisible()
      await expect(field(page, locale)).toHaveValue('stonehurst')
      await page.goBack()
      await expect(page.getByText(near(locale, crossing.name))).toBeVisible()
      await expect(field(page, locale)).toHaveValue(crossing.name)
    })

    test('the place of the device sorts the list and goes nowhere', async ({ page, context }) => {
      await context.grantPermissions(['geolocation'])
      await context.setGeolocation(fruitvale)
      await openFinder(page, locale)
      await page.waitForLoadState('networkidle')
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
      await page.getByRole('button', { name: words.usePhone }).click()
      await expect(page.getByText(near(locale, words.phonePlace))).toBeVisible()
      await expect
        .poll(() => order(page, 'physical-therapist'))
        .toEqual(['muestra-physical-therapy', 'specimen-movement'])
      await page.getByLabel(providerWords[locale].filters.language).selectOption('es')
      await expect(page).toHaveURL(`${path(locale)}?language=es`)
      await page.waitForTimeout(500)
      expect(asked.filter((request) => /near|37\.7|122\.2|here/.test(request))).toEqual([])
      const kept = await page.evaluate(() => [
        JSON.stringify(history.state),
        ...Object.values({ ...localStorage, ...sessionStorage }),
      ])
      expect(kept.join()).not.toContain('37.7')
    })

    test('a device that is elsewhere, or does not tell, is answered in words', async ({
      page,
      context,
    }) => {
      await openFinder(page, locale)
      await page.getByRole('button', { name: words.usePhone }).click()
      await expect(page.getByText(words.phoneProblems.refused)).toBeVisible()
      await context.grantPermissions(['geolocation'])
      await context.setGeolocation(sacramento)
      await page.getByRole('button', { name: words.usePhone }).click()
      await expect(
        page.getByText(fill(words.phoneProblems.outside, { city: cityName })),
      ).toBeVisible()
      await context.setGeolocation(null)
      await page.getByRole('button', { name: words.usePhone }).click()
      await expect(page.getByText(words.phoneProblems.unknown)).toBeVisible()
      await expect(page).toHaveURL(path(locale))
    })

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false })

      test('the server answers the form, asks back and keeps the filters', async ({ page }) => {
        const { filters, payments, heading } = providerWords[locale]
        await page.goto(path(locale))
        await expect(
          page.getByRole('heading', { name: fill(heading, { city: cityName }) }),
        ).toBeVisible()
        await expect(page.getByRole('button', { name: words.usePhone })).toBeHidden()
        await page.getByLabel(filters.payment).selectOption({ label: payments['medi-cal'] })
        await field(page, locale).fill('stonehurst')
        await page.getByRole('button', { name: words.find, exact: true }).click()
        await expect(page.getByText(words.choose)).toBeVisible()
        await expect(page.getByLabel(filters.payment)).toHaveValue('medi-cal')
        await page.getByRole('link', { name: 'South Stonehurst' }).click()
        await expect(page.getByText(near(locale, 'South Stonehurst'))).toBeVisible()
        await expect(page.getByLabel(filters.payment)).toHaveValue('medi-cal')
        await field(page, locale).fill(crossing.name)
        await page.getByRole('button', { name: words.find, exact: true }).click()
        await expect(page.getByText(near(locale, crossing.name))).toBeVisible()
        await field(page, locale).fill('zzz')
        await page.getByRole('button', { name: words.find, exact: true }).click()
        const example = { ...findable, streets: formatList(findable.streets, locale) }
        await expect(page.getByText(fill(words.nothing, example))).toBeVisible()
      })
    })
  })
}

test('filters combine, say how many remain, and leave an honest empty list', async ({ page }) => {
  const { filters, none, clear, shown } = providerWords.en
  await openFinder(page, 'en')
  await page.getByLabel(filters.kind).selectOption('counselor')
  await page.getByLabel(filters.payment).selectOption('medi-cal')
  await expect(page.getByText(fill(shown, { n: 1, all: 12 }))).toBeVisible()
  await expect(page).toHaveURL(/\?kind=counselor&payment=medi-cal$/)
  await page.getByLabel(filters.city).selectOption('Berkeley')
  await expect(page.getByText(none)).toBeVisible()
  await page.getByRole('link', { name: clear }).click()
  await expect(page.getByText(fill(shown, { n: 12, all: 12 }))).toBeVisible()
})

test('the hospitals are sorted, and the filter beside them goes on working', async ({ page }) => {
  const shown = () =>
    page
      .locator('.hospital')
      .filter({ visible: true })
      .evaluateAll((all) => all.map(({ id }) => id))
  await page.goto(href('hospitals', 'en'))
  await field(page, 'en').focus()
  await expect(field(page, 'en')).toHaveRole('combobox')
  await field(page, 'en').fill('94603')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await shown())[0]).toBe('kaiser-san-leandro')
  await page.getByRole('radio', { name: hospitalWords.en.show.worst }).check()
  const worst = await shown()
  expect(worst[0]).toBe('highland')
  expect(worst).not.toContain('kaiser-san-leandro')
  await page.goto(`${href('hospitals', 'en')}?near=rockridge`)
  await expect.poll(async () => (await shown())[0]).toBe('alta-bates')
})

test('a district begins with its own hospitals, and then with those near a visitor', async ({
  page,
}) => {
  const first = () => page.locator('.place-finder ol a').first()
  await page.goto(href('district-5', 'en'))
  await expect(first()).toHaveText('Wilma Chan Highland Hospital Campus')
  await field(page, 'en').focus()
  await expect(field(page, 'en')).toHaveRole('combobox')
  await field(page, 'en').fill('rockridge')
  await page.keyboard.press('Enter')
  await expect(page.getByText(near('en', 'Rockridge'))).toBeVisible()
  await expect(first()).toHaveText(/Alta Bates Campus/)
  await expect(page).toHaveURL(`${href('district-5', 'en')}?near=rockridge`)
})

test('the dates of the calendar say how far away they are, and stay in their order', async ({
  page,
}) => {
  const dates = () => page.locator('.event').evaluateAll((all) => all.map(({ id }) => id))
  await page.goto(href('events', 'es'))
  const before = await dates()
  await field(page, 'es').focus()
  await expect(field(page, 'es')).toHaveRole('combobox')
  await field(page, 'es').fill('94601')
  await page.keyboard.press('Enter')
  await expect(page.locator('.event').first()).toContainText(/a cerca de [\d.]+ millas? de usted/)
  expect(await dates()).toEqual(before)
  await page.getByRole('link', { name: finderWords.es.remove }).click()
  await expect(page.locator('.event').first()).not.toContainText('de usted')
})

test('the neighborhoods nearest to two streets lead to their entries', async ({ page }) => {
  await page.goto(`${href('neighborhoods', 'en')}?near=73rd-avenue-and-bancroft-avenue`)
  await expect(page.getByText(near('en', '73rd Avenue and Bancroft Avenue'))).toBeVisible()
  await page.locator('.place-finder').getByRole('link', { name: 'Eastmont', exact: true }).click()
  await expect(page.locator('#eastmont')).toBeVisible()
})

test('no script is fetched before a touch, and the street pairs once somebody types', async ({
  page,
}) => {
  const scripts: string[] = []
  const pairs: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
    if (request.url().endsWith(crossingsAddress)) pairs.push(request.url())
  })
  await page.goto(path('en'), { waitUntil: 'networkidle' })
  expect(scripts.filter((url) => /island|hydrate|provider/.test(url))).toEqual([])
  await field(page, 'en').focus()
  await expect(field(page, 'en')).toHaveRole('combobox')
  expect(pairs).toEqual([])
  await field(page, 'en').pressSequentially('94601')
  await expect(option(page, 'ZIP 94601')).toBeVisible()
  await expect.poll(() => pairs.length).toBe(1)
})

test('without the street pairs, what has a name is found and the page says what is missing', async ({
  page,
  noise,
}) => {
  await page.route(`**${crossingsAddress}`, (route) => route.abort())
  await openFinder(page, 'en')
  await field(page, 'en').pressSequentially('temescal')
  await expect(page.getByText(finderWords.en.streetsMissing)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText(near('en', 'Temescal'))).toBeVisible()
  // A browser writes of every request that fails.
  const failed = noise.splice(0)
  expect(failed.filter((line) => !line.includes('net::ERR_FAILED'))).toEqual([])
  expect(failed.length).toBeLessThan('temescal'.length)
})

test('a place chosen while an earlier text is still looked up stays', async ({ page }) => {
  const streets = Promise.withResolvers<void>()
  await page.route(`**${crossingsAddress}`, async (route) => {
    await streets.promise
    await route.continue()
  })
  await openFinder(page, 'en')
  await field(page, 'en').pressSequentially('high and inter')
  await page.keyboard.press('Enter')
  await field(page, 'en').fill('temescal')
  await option(page, 'Temescal').click()
  await expect(page.getByText(near('en', 'Temescal'))).toBeVisible()

  const looked = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith(crossingsAddress),
  )
  streets.resolve()
  await looked
  await field(page, 'en').fill('high and inter')
  await expect(option(page, 'High Street and International Boulevard')).toBeVisible()
  await expect(page.getByText(near('en', 'Temescal'))).toBeVisible()
  await expect(page).toHaveURL(/[?&]near=temescal/)
})

test('without the neighborhoods, the form is sent to the server, which knows them', async ({
  page,
  noise,
}) => {
  await page.route(`**${neighborhoodsAddress}`, (route) => route.abort())
  await page.goto(path('en'))
  await field(page, 'en').fill('temescal')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]near=temescal/)
  await expect(page.getByText(near('en', 'Temescal'))).toBeVisible()
  noise.splice(0)
})

test('neighborhoods that did not come once are asked for at the next touch', async ({
  page,
  noise,
}) => {
  await page.route(`**${neighborhoodsAddress}`, (route) => route.abort(), { times: 1 })
  const failed = page.waitForEvent('requestfailed')
  await page.goto(path('en'))
  await field(page, 'en').focus()
  await failed
  await field(page, 'en').hover()
  await field(page, 'en').pressSequentially('temescal')
  await expect(option(page, 'Temescal')).toBeVisible()
  noise.splice(0)
})

test.describe('for everyone', () => {
  test.use(checkable)

  for (const locale of walkedIn('en')) {
    test(`nothing keeps people out while the list is open (${locale})`, async ({ page }) => {
      await openFinder(page, locale)
      await field(page, locale).pressSequentially('highland')
      await expect(options(page).first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      expect(await findBarriers(page)).toEqual([])
    })
  }
})

for (const locale of walkedIn('es')) {
  test(`a number on the map leads to its provider, filtered out or not (${locale})`, async ({
    page,
  }) => {
    await page.goto(`${href('providers', locale)}?kind=imaging`)
    const mark = page.locator('.map-mark[data-sign="1"]')
    await mark.click()
    const entry = page.locator('li[data-sign="1"]')
    await expect(entry).toBeInViewport()
    await expect(page).toHaveURL(/#/)
    expect(await lookOf(mark, '--mark-size')).toBe('1.35')
  })
}
