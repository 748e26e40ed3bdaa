import type { Page } from '@playwright/test'
import { addDays } from '#language/dates/days.ts'
import { minute } from '#language/dates/durations.ts'
import type { Locale } from '#language/locales.ts'
import { href } from '#site/addresses.ts'
import { checkable, findBarriers } from '../support/axe.ts'
import { expect, test } from '../support/browser-test.ts'
import { walkedIn } from '../support/walked-in.ts'

const says = {
  en: {
    spanish: 'Spanish',
    paid: 'With a cost',
    none: 'No date fits.',
    shown: (n: number) => `Dates shown: ${n}`,
    about: 'About this event',
    file: 'Add to your calendar',
    past: /^Past dates since/,
  },
  es: {
    spanish: 'español',
    paid: 'Con costo',
    none: 'Ninguna fecha coincide.',
    shown: (n: number) => `Fechas a la vista: ${n}`,
    about: 'Sobre este evento',
    file: 'Agregar a su calendario',
    past: /^Fechas pasadas desde/,
  },
} as const

const dates = (page: Page) => page.locator('.event:visible')

/** How many of the listed dates are for somebody who asks for a language and a cost. */
const countOf = (page: Page, selector: string) => page.locator(`.event${selector}`).count()

/** The page as it was built, whatever day it is: a browser's clock cannot move that of the server. */
async function openAt(page: Page, locale: Locale, when: string) {
  await page.clock.setFixedTime(new Date(when))
  await page.goto(href('events', locale))
}

/** The list looks at the clock from the first touch on. */
async function touchList(page: Page) {
  await page.locator('.events').hover({ position: { x: 5, y: 5 } })
  await expect(page.locator('.events[data-awake]')).toBeAttached()
}

const overOf = async (page: Page) =>
  dates(page).evaluateAll((found) =>
    found.map((one) => Number((one as HTMLElement).dataset['over'])),
  )

for (const locale of walkedIn('es')) {
  const words = says[locale]

  test.describe(`without a script (${locale})`, () => {
    test.use({ javaScriptEnabled: false })

    test('the list is whole, and language and cost choose what is shown', async ({ page }) => {
      await page.goto(href('events', locale))
      const all = await dates(page).count()
      expect(all).toBeGreaterThan(5)
      const status = page.locator('.event-counts')
      await expect(status).toHaveText(words.shown(all), { useInnerText: true })

      await page.getByRole('radio', { name: words.spanish }).check()
      const inSpanish = await countOf(page, '[data-languages~=es]')
      await expect(dates(page)).toHaveCount(inSpanish)
      await expect(status).toHaveText(words.shown(inSpanish), { useInnerText: true })

      await page.getByRole('radio', { name: words.paid }).check()
      const paid = await countOf(page, '[data-languages~=es][data-cost=paid]')
      await expect(dates(page)).toHaveCount(paid)
      await expect(status).toHaveText(words.shown(paid), { useInnerText: true })
      // A month in which nothing fits leaves with its heading.
      for (const month of await page.locator('.event-month:visible').all()) {
        await expect(month.locator('.event:visible').first()).toBeVisible()
      }
    })
  })

  test(`a visitor opens a date, finds the way and takes its calendar file (${locale})`, async ({
    page,
  }) => {
    await page.goto(href('events', locale))
    const first = dates(page).first()
    await expect(first.locator('time')).toHaveAttribute('datetime', /-0[78]:00$/)
    await first.getByText(words.about).click()
    await expect(first.getByRole('link', { name: /Directions|Cómo llegar/ })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/dir\/\?destination=/,
    )
    const file = await first.getByRole('link', { name: words.file }).getAttribute('href')
    const answer = await page.request.get(file ?? '')
    expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nRRULE:FREQ=/)
  })

  test(`the calendar keeps nobody out (${locale})`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ ...checkable, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await page.goto(href('events', locale))
    for (const summary of await page.locator('.events summary').all()) await summary.click()
    await page.getByRole('radio', { name: words.paid }).check()
    expect(await findBarriers(page)).toEqual([])
    await context.close()
  })
}

test.describe('in a browser in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('a date leaves when it is over in Oakland, and is counted no more', async ({ page }) => {
    await page.goto(href('events', 'en'))
    const [first = 0, second = 0] = await overOf(page)
    const all = await dates(page).count()
    const counts = page.locator('.event-counts')

    await page.clock.setFixedTime(first - 1000)
    await page.reload()
    await touchList(page)
    await expect(dates(page)).toHaveCount(all)

    await page.clock.setFixedTime(first)
    await page.reload()
    await touchList(page)
    expect((await overOf(page))[0]).toBe(second)
    await expect(counts).toHaveText(says.en.shown(all - 1), { useInnerText: true })
  })

  test.describe('over the end of the year and the start of daylight saving', () => {
    for (const when of ['2027-01-01T00:00:00-08:00', '2027-03-14T03:00:00-07:00']) {
      test(`at ${when} nothing that is over is shown`, async ({ page }) => {
        await openAt(page, 'es', when)
        await touchList(page)
        const left = await overOf(page)
        expect(left.filter((over) => over <= Date.parse(when))).toEqual([])
        const toCome = await page
          .locator('.event')
          .evaluateAll(
            (found, now) =>
              found.filter((one) => Number((one as HTMLElement).dataset['over']) > now).length,
            Date.parse(when),
          )
        expect(left).toHaveLength(toCome)
      })
    }
  })

  test('when all is over, the page says so', async ({ page }) => {
    await openAt(page, 'en', '2099-01-01T00:00:00Z')
    await touchList(page)
    await expect(dates(page)).toHaveCount(0)
    await expect(page.locator('.event-counts')).toHaveText(new RegExp(says.en.none), {
      useInnerText: true,
    })
    await expect(page.locator('.event-month:visible')).toHaveCount(0)
  })

  test('a tab that slept past midnight in Oakland has lost the day before when it wakes', async ({
    page,
  }) => {
    await page.goto(href('events', 'en'))
    const [first = 0] = await overOf(page)
    const start = (await dates(page).first().locator('time').getAttribute('datetime')) ?? ''
    const midnight = Date.parse(`${addDays(start.slice(0, 10), 1)}T00:00:00${start.slice(-6)}`)
    expect(midnight).toBeGreaterThanOrEqual(first)

    const evening = first - minute
    await page.clock.install({ time: evening })
    await page.goto(href('events', 'en'))
    await touchList(page)
    expect((await overOf(page))[0]).toBe(first)
    // A device that sleeps runs no timer; on waking each that is due runs once.
    await page.clock.fastForward(midnight - evening)
    const left = await overOf(page)
    expect(left.length).toBeGreaterThan(0)
    expect(left.filter((over) => over <= midnight)).toEqual([])
  })

  test('a page that comes back from the memory of the browser is looked through again', async ({
    page,
  }) => {
    await page.goto(href('events', 'en'))
    await touchList(page)
    const [first = 0, second = 0] = await overOf(page)
    await page.clock.setFixedTime(first)
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
    expect((await overOf(page))[0]).toBe(second)
  })
})
