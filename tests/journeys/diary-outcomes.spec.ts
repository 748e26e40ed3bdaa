import type { Page } from '@playwright/test'
import { addDays } from '#language/dates/days.ts'
import type { Locale } from '#language/locales.ts'
import { href } from '#site/addresses.ts'
import { checks } from '#tools/danger-signs/check.examples.ts'
import { writeBackup } from '#tools/symptom-tracker/exports/backup.ts'
import { exampleDays, exampleEntry } from '#tools/symptom-tracker/model/diary.examples.ts'
import type { Entry } from '#tools/symptom-tracker/model/entry.ts'
import { diaryWords } from '#tools/symptom-tracker/words.ts'
import { brokenWords } from '../support/broken-words.ts'
import { expect, test } from '../support/browser-test.ts'
import { expectInView, expectOutcomeInView } from '../support/in-view.ts'
import { browserWithLargeText } from '../support/large-text.ts'
import { answer, noSigns, openTool } from '../support/tool-page.ts'
import { walkedIn } from '../support/walked-in.ts'

/** Noon in Oakland. */
const now = new Date('2026-11-21T20:00:00Z')
const today = '2026-11-21'

test.use({ timezoneId: 'America/Los_Angeles' })
test.beforeEach(({ page }) => page.clock.setFixedTime(now))

async function openDiary(page: Page, locale: Locale) {
  await openTool(page, href('symptom-tracker', locale))
  await noSigns(page, locale)
  await expect(page.getByRole('tablist')).toBeVisible()
}

/** Brings entries into the diary, as a file that was saved before does. */
async function bring(page: Page, locale: Locale, entries: readonly Entry[]) {
  const { tabs, backup } = diaryWords[locale]
  const text = writeBackup({ entries, weeks: [] }, `${today}T10:00:00-08:00`)
  await page.getByRole('tab', { name: tabs.keep }).click()
  await page.getByLabel(backup.choose).setInputFiles({
    name: 'diary.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
  await page.getByRole('button', { name: backup.add }).click()
  await expectInView(page.getByText(backup.done))
}

/** Writes a number and places, and saves. */
async function write(page: Page, locale: Locale, pain: number, ...regions: string[]) {
  const { write: form } = diaryWords[locale]
  await answer(page, form.pain, String(pain))
  for (const region of regions) await page.locator(`[data-region=${region}]`).click()
  await page.getByRole('button', { name: form.save, exact: true }).click()
}

const windows = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

/** Number, "as yesterday" and Save fit one view from the commonest phone on; below, people scroll to Save. */
const wholeForms = windows.filter(({ width }) => width >= 390)

for (const locale of ['en', 'es'] as const) {
  for (const viewport of windows) {
    test(`what a number asks for is in view in ${locale} at ${viewport.width}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await openDiary(page, locale)
      const { mistake } = checks[locale].words
      const heading = (level: 1 | 2) =>
        page.getByRole('heading', { name: checks[locale].shared.headings[level] })
      await write(page, locale, 10, 'lower-belly')
      await expectOutcomeInView(heading(1))
      await page.getByRole('button', { name: mistake }).click()
      const { write: form } = diaryWords[locale]
      await expectOutcomeInView(
        page.getByRole('heading', { name: form.detailsHeading.split(':')[0] }),
      )
      await answer(page, form.pain, '1')
      await page.locator('[data-region=lower-belly]').click()
      await page.getByRole('button', { name: form.saveDetails }).click()
      await expectOutcomeInView(page.getByText(diaryWords[locale].changed))
      await write(page, locale, 9, 'neck-back')
      // 8 points above the entry before: the whole check, and then what the number asks for.
      await expectInView(page.getByText(diaryWords[locale].heard.saved))
    })
  }

  for (const viewport of wholeForms) {
    test(`the next visit begins with the number in ${locale} at ${viewport.width}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await openDiary(page, locale)
      const yesterday = exampleEntry(1, {
        at: `${addDays(today, -1)}T20:30:00-08:00`,
        pain: 4,
        regions: ['neck-back', 'upper-back-left'],
        symptoms: ['headache', 'stiffness'],
        medicine: 'Ibuprofen 400 mg',
      })
      await bring(page, locale, [yesterday])
      // A new visit: a reload would stay where it was.
      await page.goto(href('home', locale))
      await openTool(page, href('symptom-tracker', locale))
      const { write: form } = diaryWords[locale]
      await expect(page.getByRole('group', { name: form.pain })).toBeVisible()
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await expectInView(page.getByRole('group', { name: form.pain }).locator('legend'))
      // Under the numbers: they lie between the question and this line.
      await expectInView(page.locator('.diary-score-ends').first())
      await expectInView(page.getByRole('button', { name: form.sameNow }))
      await expectInView(page.getByRole('button', { name: form.save, exact: true }))

      await page.getByRole('button', { name: form.sameNow }).click()
      await page.getByRole('button', { name: form.save, exact: true }).click()
      await expectOutcomeInView(page.getByText(diaryWords[locale].saved.replace('{when}', '')))
    })
  }
}

for (const locale of walkedIn('es')) {
  test(`what was saved says how the weeks compare, and covers nothing, in ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openDiary(page, locale)
    const { compared, dismiss, write: form, activities } = diaryWords[locale]
    const pains = [6, 6, 6, 6, 6, 6, 6, 4, 4, 4, 4, 4, 4]
    const entries = exampleDays(addDays(today, -13), pains)
    const lost = exampleEntry(99, {
      at: `${addDays(today, -9)}T09:00:00-08:00`,
      undone: ['driving'],
    })
    await bring(page, locale, [...entries, lost])
    await page.getByRole('tab', { name: diaryWords[locale].tabs.write }).click()
    await page.getByRole('checkbox', { name: activities.driving }).first().check()
    await write(page, locale, 4)
    const message = page.locator('.message')
    await expectOutcomeInView(message)
    const weeks = compared.weeks.replace('{later}', '4').replace('{earlier}', '6')
    await expect(message).toContainText(weeks)
    await expect(message).toContainText(compared.again.driving)
    await expect(message).toHaveCSS('position', 'static')
    const close = await page.getByRole('button', { name: dismiss }).boundingBox()
    const text = await message.locator('p').boundingBox()
    expect(close?.y).toBeLessThan((text?.y ?? 0) + (text?.height ?? 0))
    await expect(page.getByRole('button', { name: form.save, exact: true })).toBeVisible()
  })
}

for (const viewport of windows.slice(0, 3)) {
  test(`with text twice as large what was saved is read from its beginning at ${viewport.width}`, async () => {
    await browserWithLargeText(viewport, async (page) => {
      await page.clock.setFixedTime(now)
      await openDiary(page, 'es')
      await write(page, 'es', 3)
      const message = page.locator('.message-flow')
      await expect(message).toBeFocused()
      const words = message.locator('p')
      expect((await words.boundingBox())?.y).toBeGreaterThanOrEqual(0)
      expect(await brokenWords(page, '.message-flow p')).toEqual([])
    })
  })
}

test('with text twice as large no part of the diary is wider than a small phone', async () => {
  await browserWithLargeText({ width: 360, height: 800 }, async (page) => {
    await page.clock.setFixedTime(now)
    const words = diaryWords.es
    const expectNarrow = async (part: string) => {
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(wide, part).toBe(360)
    }
    await page.goto(href('symptom-tracker', 'es'))
    await noSigns(page, 'es')
    await expect(page.getByRole('tablist')).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('font-size', '32px')
    await expectNarrow('the form')
    await write(page, 'es', 3, 'chest')
    await expect(page.locator('.danger-check h2')).toBeVisible()
    await expectNarrow('what the number asks')
    await noSigns(page, 'es')
    await expectOutcomeInView(page.getByText(words.saved.replace('{when}', '')))
    await expectNarrow('what was saved')
    for (const tab of Object.keys(words.tabs) as (keyof typeof words.tabs)[]) {
      if (tab === 'label') continue
      await page.getByRole('tab', { name: words.tabs[tab] }).click()
      for (const summary of await page.locator('.diary-panel:not([hidden]) summary').all()) {
        await summary.click()
      }
      if (tab === 'keep') await page.getByRole('button', { name: words.share.report }).click()
      await expectNarrow(tab)
    }
  })
})
