import type { Page } from '@playwright/test'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { href } from '#site/addresses.ts'
import { calculatorWords } from '#tools/recovery-calculator/words.ts'
import { expect, test } from '../support/browser-test.ts'
import { expectOutcomeInView } from '../support/in-view.ts'
import { noSigns, openTool } from '../support/tool-page.ts'
import { walkedIn } from '../support/walked-in.ts'

// Back, Forward and Reload put the page where the browser remembers it, whatever stands there now.

test.use({ timezoneId: 'America/Los_Angeles' })
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-11-21T20:00:00Z')))

/** Until the browser has put the page where it remembers it. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
  )

/** The heading of one of the eight questions about a neck. */
const question = (page: Page, locale: Locale, number: number) =>
  page.getByRole('heading', { name: fill(calculatorWords[locale].form.step, { number, all: 8 }) })

/** Answers the first questions, one by one, and comes to the next. */
async function openQuestion(page: Page, locale: Locale, last: number) {
  const { areas, form, ages, no, expectations } = calculatorWords[locale]
  await openTool(page, href('recovery-calculator', locale))
  await noSigns(page, locale)
  await page.getByRole('checkbox', { name: areas.neck, exact: true }).check()
  const answers = [ages['35-49'], '6', no, no, no, expectations['do-not-know'], no]
  for (const [index, name] of answers.slice(0, last - 1).entries()) {
    await page.getByRole('button', { name: form.next, exact: true }).click()
    await expect(question(page, locale, index + 2)).toBeFocused()
    await page.getByRole('radio', { name, exact: true }).check()
  }
}

for (const locale of walkedIn('es')) {
  test(`Back and Forward show the heading of the question they lead to in ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await openQuestion(page, locale, 4)
    for (const [turn, number] of [
      ['goBack', 3],
      ['goBack', 2],
      ['goBack', 1],
      ['goForward', 2],
    ] as const) {
      await page[turn]()
      await settled(page)
      await expectOutcomeInView(question(page, locale, number))
    }
  })
}
