import type { Page } from '@playwright/test'
import { recordsRequestFormWords } from '#forms/records-request/words.ts'
import { reportWords } from '#reports/accident-report/words.ts'
import { href } from '#site/addresses.ts'
import { officeLine } from '#site/contact-links.ts'
import { unbroken } from '#site/phone-numbers.ts'
import { indexPath } from '#site/search-index.ts'
import { planWords } from '#tools/accident-action-plan/words.ts'
import { calculatorWords } from '#tools/recovery-calculator/words.ts'
import { diaryWords } from '#tools/symptom-tracker/words.ts'
import { expect, test } from '../support/browser-test.ts'
import { colorOf, lookOf } from '../support/look-of.ts'
import { answer, markSign, noSigns, openTool } from '../support/tool-page.ts'

// What no HTML shows before a visitor acts: each of these loses its look when its style sheet is
// not carried by the page.

test.use({ timezoneId: 'America/Los_Angeles', colorScheme: 'light' })
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-11-21T20:00:00Z')))

const emailOf = (page: Page) => page.getByLabel('E-mail address')
const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe' }).click()

async function makePlan(page: Page) {
  const { form, roles, hurt, plan } = planWords.en
  await openTool(page, href('action-plan', 'en'))
  await noSigns(page, 'en')
  await answer(page, form.role, roles.driver)
  await answer(page, form.hurt, hurt.yes)
  await page.getByRole('button', { name: form.submit }).click()
  await expect(page.getByRole('heading', { name: plan.heading })).toBeFocused()
}

async function openDiary(page: Page) {
  await openTool(page, href('symptom-tracker', 'en'))
  await noSigns(page, 'en')
}

test('a field at fault has its words and its border in the colour of danger', async ({ page }) => {
  await page.goto(href('about', 'en'))
  await emailOf(page).fill('nobody')
  await subscribe(page)
  const clay = await colorOf(page, '--clay')
  await expect(page.locator('.field-error:not(:empty)')).toHaveCSS('color', clay)
  await expect(emailOf(page)).toHaveCSS('border-top-color', clay)
})

for (const [kind, token, answered] of [
  ['success', '--moss', true],
  ['destructive', '--clay', false],
] as const) {
  test(`a toast of ${kind} stands over the page at its edge`, async ({ page, noise }) => {
    if (!answered) await page.route('**/functions/v1/*', (route) => route.abort())
    await page.goto(href('about', 'en'))
    await emailOf(page).fill('visitor-looks@example.org')
    await subscribe(page)
    const toast = page.locator('.toast')
    await expect(toast).toHaveCSS('position', 'fixed')
    await expect(toast).toHaveCSS('border-top-color', await colorOf(page, token))
    noise.splice(0, noise.length, ...noise.filter((line) => !line.includes('net::ERR_FAILED')))
  })
}

test('the summary of faults and a group at fault are framed', async ({ page }) => {
  const { needs, submit } = recordsRequestFormWords.en
  await page.goto(href('attorney-referrals', 'en'))
  const form = page.locator('[data-island=records-request-form]')
  await form.getByLabel(needs.lien).check()
  await expect(page.locator('[data-island=records-request-form][data-awake]')).toBeAttached()
  await form.getByLabel(needs.lien).uncheck()
  await form.getByRole('button', { name: submit }).click()
  const clay = await colorOf(page, '--clay')
  await expect(form.locator('.error-summary')).toHaveCSS('border-top-color', clay)
  await expect(form.locator('.choice-group-wrong').first()).toHaveCSS('border-left-color', clay)
})

test('on paper the frame is gone and what links hide is spelled out', async ({ page }) => {
  await page.goto(href('whiplash', 'en'))
  await page.emulateMedia({ media: 'print' })
  for (const part of ['.site-header', '.bottom-bar', '.banner']) {
    await expect(page.locator(part)).toBeHidden()
  }
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  const { host } = new URL(canonical ?? '')
  const words = page.locator('.page .words')
  for (const [link, spelled] of [
    [words.locator('a[href^=http]:not(.btn)'), 'http'],
    [words.locator('p > a[href^="/"]'), host],
    [words.locator(`a[href="${officeLine.href}"]:text-is("us")`), unbroken(officeLine.number)],
  ] as const) {
    expect(await lookOf(link.first(), 'content', '::after')).toContain(spelled)
  }
})

test('of the diary on paper only the report is left', async ({ page }) => {
  const words = diaryWords.en
  await openDiary(page)
  await answer(page, words.write.pain, '4')
  await page.getByRole('button', { name: words.write.save, exact: true }).click()
  await page.getByRole('tab', { name: words.tabs.keep }).click()
  await page.getByRole('button', { name: words.share.report, exact: true }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.diary-report')).toBeVisible()
  await expect(page.getByRole('tablist')).toBeHidden()
  await expect(page.locator('.site-header')).toBeHidden()
})

test('dark mode turns paper and ink around, by the button and by the system', async ({ page }) => {
  await page.goto(href('about', 'en'))
  const light = await lookOf(page.locator('body'), 'background-color')
  await page.getByRole('button', { name: 'Dark mode' }).click()
  const dark = await lookOf(page.locator('body'), 'background-color')
  expect(dark).not.toBe(light)
  await expect(page.locator('body')).toHaveCSS('color', await colorOf(page, '--ink'))
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload()
  await expect(page.locator('body')).toHaveCSS('background-color', dark)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' })
  test('dark mode follows the system', async ({ page }) => {
    await page.goto(href('about', 'en'))
    await expect(page.locator('body')).toHaveCSS('color-scheme', 'dark')
  })
})

test('in forced colours the names of streets stand out from what they lie on', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(href('contact', 'en'))
  const name = page.locator('.clinic-map text').first()
  await expect(name).toHaveCSS('stroke', await lookOf(page.locator('body'), 'background-color'))
  await expect(name).toHaveCSS('paint-order', /^stroke/)
})

test('the main menu opens as a sheet below the header', async ({ page }) => {
  await page.goto('/')
  await page.locator('.menus summary').first().hover()
  const panel = page.locator('.menus .panel:visible')
  await expect(panel).toHaveCSS('position', 'absolute')
  await expect(panel).toHaveCSS('background-color', await colorOf(page, '--card'))
})

test('the search of the site map keeps its groups in columns while it narrows', async ({
  page,
}) => {
  // Until the index of all words is there, the groups narrow to the names that fit.
  await page.route(`**${indexPath('en')}`, () => {})
  await page.goto(href('site-map', 'en'))
  await page.getByRole('searchbox').pressSequentially('neck')
  await expect(page.locator('[data-island=page-search][data-awake]')).toBeAttached()
  await expect(page.locator('.page-groups')).toHaveCSS('display', 'grid')
  await expect(page.getByRole('searchbox')).toHaveCSS('border-top-width', '2px')
})

test('ten people stand below their figure, beside which they would fit in one face and not in another', async ({
  page,
}) => {
  await page.goto('/community-pain-dashboard')
  for (const width of [390, 430, 600, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const [figure, people] = await page
      .locator('.headline-figure > :is(strong, svg)')
      .evaluateAll((both) => both.map((each) => each.getBoundingClientRect()))
    expect(people?.top, `${width} px`).toBeGreaterThanOrEqual(figure?.bottom ?? Number.NaN)
  }
})

test('a chosen filter of the crash report is filled, and its maps have their steps', async ({
  page,
}) => {
  await page.goto(href('accident-report', 'en'))
  const { label, severe } = reportWords.en.filters
  const filters = page.getByRole('form', { name: label })
  const radio = page.getByRole('radio', { name: severe, exact: true })
  await filters.locator(radio).check()
  await expect(page.locator('[data-island=accident-report][data-awake]')).toBeAttached()
  const bay = await colorOf(page, '--bay')
  const chosen = filters.locator('.crash-switch').filter({ has: radio }).locator('span')
  await expect(chosen).toHaveCSS('background-color', bay)
  await expect(page.locator('.crash-heat-5').first()).toHaveCSS('fill', bay)
  await expect(page.locator('.crash-bars svg').first()).toHaveCSS(
    'fill',
    await colorOf(page, '--bay-2'),
  )
})

test('an answer that calls 911 has the largest button, and the banner is away', async ({
  page,
}) => {
  await openTool(page, href('recovery-calculator', 'en'))
  await markSign(page, 'en', 'breathing')
  await expect(page.locator('.answer-call')).toHaveCSS('min-height', '72px')
  await expect(page.locator('.banner')).toBeHidden()
})

test('the plan hangs its stages on a line; a tick brings the bar that takes a step back', async ({
  page,
}) => {
  await makePlan(page)
  const stage = page.locator('.action-plan-stage').first()
  await expect(stage).toHaveCSS('border-left-width', '3px')
  expect(await lookOf(stage, 'border-top-left-radius', '::before')).toBe('50%')
  await page.getByRole('checkbox', { name: planWords.en.tasks.exam.title }).check()
  const bar = page.locator('.message')
  await expect(bar).toHaveCSS('position', 'sticky')
  await expect(bar).toHaveCSS('border-top-color', await colorOf(page, '--moss'))
})

test('a ticked box is filled on the screen, and keeps its mark in forced colours and on paper, where no button is', async ({
  page,
}) => {
  await makePlan(page)
  const box = page.getByRole('checkbox', { name: planWords.en.tasks.exam.title })
  await box.check()
  await expect(box).toHaveCSS('background-color', await colorOf(page, '--bay'))
  expect(await lookOf(box, 'border-bottom-style', '::before')).toBe('solid')
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await lookOf(box, 'border-bottom-style', '::before')).toBe('solid')
  await page.emulateMedia({ forcedColors: 'none', media: 'print' })
  await expect(box).toHaveCSS('border-top-style', 'solid')
  expect(await lookOf(box, 'border-bottom-color', '::before')).toBe(await colorOf(page, '--ink'))
  await expect(box).toBeVisible()
  await expect(page.getByRole('button', { name: planWords.en.actions.calendar })).toBeHidden()
})

test('the result of the calculator draws its course', async ({ page }) => {
  const words = calculatorWords.en
  await openTool(page, href('recovery-calculator', 'en'))
  await noSigns(page, 'en')
  const { questions } = words
  await page.getByRole('checkbox', { name: words.areas['low-back'], exact: true }).check()
  await answer(page, questions.age.label, words.ages['35-49'])
  await answer(page, questions.worstPain.label, '6')
  for (const yes of await page.getByRole('radio', { name: words.yes, exact: true }).all()) {
    await yes.check()
  }
  const expects = page.getByRole('group', { name: questions.expectation.label })
  if (await expects.count()) await expects.getByRole('radio').first().check()
  await page.getByRole('button', { name: words.form.submit }).click()
  const chart = page.locator('.recovery-calculator figure').first()
  await expect(chart).toBeVisible()
  const strokes = await chart
    .locator('path, line, rect')
    .evaluateAll((shapes) => shapes.map((shape) => getComputedStyle(shape).stroke))
  expect(strokes).toContain(await colorOf(page, '--bay'))
})

test('the diary fills the chosen number and frames what was written', async ({ page }) => {
  const words = diaryWords.en
  await openDiary(page)
  await answer(page, words.write.pain, '4')
  const chosen = page.locator('.diary-score .choice:has(:checked)')
  await expect(chosen).toHaveCSS('background-color', await colorOf(page, '--bay'))
  await page.getByRole('button', { name: words.write.save, exact: true }).click()
  await expect(page.locator('.message')).toHaveCSS('position', 'static')
  await page.getByRole('tab', { name: words.tabs.history }).click()
  await expect(page.locator('.diary-card').first()).toHaveCSS('display', 'grid')
  await page.getByRole('button', { name: /^Delete/ }).click()
  await expect(page.locator('.message')).toHaveCSS('position', 'sticky')
})

test('in forced colours the chosen number and the chosen span of the diary have a ring', async ({
  page,
}) => {
  const words = diaryWords.en
  await page.emulateMedia({ forcedColors: 'active' })
  await openDiary(page)
  await answer(page, words.write.pain, '4')
  const numbers = page.locator('.diary-score .choice')
  await expect(numbers.nth(4)).toHaveCSS('outline-style', 'solid')
  await expect(numbers.nth(5)).toHaveCSS('outline-style', 'none')
  await page.getByRole('button', { name: words.write.save, exact: true }).click()
  await page.getByRole('tab', { name: words.tabs.trend }).click()
  const spans = page.locator('.diary-spans')
  await expect(spans.locator(':checked + span')).toHaveCSS('outline-style', 'solid')
  await expect(spans.locator(':not(:checked) + span').first()).toHaveCSS('outline-style', 'none')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`who asks for more contrast gets no soft words, in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(href('about', 'en'))
    const lead = page.locator('.lead')
    await expect(lead).toHaveCSS('color', await colorOf(page, '--soft'))
    expect(await colorOf(page, '--soft')).not.toBe(await colorOf(page, '--ink'))
    await page.emulateMedia({ contrast: 'more' })
    await expect(lead).toHaveCSS('color', await colorOf(page, '--ink'))
  })
}

for (const [reducedMotion, glides] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`the next page ${glides ? 'glides in' : 'is there at once'} with motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset['glided'] = String(viewTransition !== null)
      })
    })
    await page.goto(href('about', 'en'))
    await page.locator('.crumbs a').first().click()
    await page.waitForURL('/')
    await expect(page.locator('html')).toHaveAttribute('data-glided', String(glides))
  })
}
