import { href } from '#site/addresses.ts'
import { toolIds } from '#site/tools.ts'
import { planWords } from '#tools/accident-action-plan/words.ts'
import { checks } from '#tools/danger-signs/check.examples.ts'
import { type Area, areas } from '#tools/recovery-calculator/calculator.ts'
import { calculatorWords } from '#tools/recovery-calculator/words.ts'
import { lockWordsIn } from '#tools/symptom-tracker/views/lock/lock-words.ts'
import { diaryWords } from '#tools/symptom-tracker/words.ts'
import { checkable, findBarriers } from '../support/axe.ts'
import { expect, test } from '../support/browser-test.ts'
import { expectOutcomeInView } from '../support/in-view.ts'
import { answer, markSign, noSigns, openTool } from '../support/tool-page.ts'
import { walkedIn } from '../support/walked-in.ts'

/** What stands around a tool does not change with its steps, and is looked at with every page. */
const ownPart = { include: ['[data-awake]'] }

/** Noon in Oakland. */
const now = new Date('2026-11-21T20:00:00Z')

test.use({ ...checkable, timezoneId: 'America/Los_Angeles' })
test.beforeEach(({ page }) => page.clock.setFixedTime(now))

for (const id of toolIds) {
  for (const locale of walkedIn('es')) {
    test(`a danger sign stops ${href(id, locale)}, for everybody`, async ({ page }) => {
      await openTool(page, href(id, locale))
      expect(await findBarriers(page, ownPart)).toEqual([])
      await markSign(page, locale, 'breathing')
      await expectOutcomeInView(
        page.getByRole('heading', { name: checks[locale].shared.headings[1] }),
      )
      const island = page.locator('[data-when=loaded]')
      await expect(island.locator('a[href="tel:911"]').first()).toBeVisible()
      await expect(island.getByRole('button')).toHaveCount(1)
      expect(await findBarriers(page, ownPart)).toEqual([])
    })
  }
}

test('the questions and the plan work for everybody', async ({ page }) => {
  const words = planWords.en
  await openTool(page, href('action-plan', 'en'))
  await noSigns(page, 'en')
  await page.getByRole('button', { name: words.form.submit }).click()
  await expect(page.getByText(words.form.errorHeading)).toBeVisible()
  expect(await findBarriers(page, ownPart)).toEqual([])
  await page.getByRole('button', { name: checks.en.record.changeCrash }).click()
  await page.getByLabel(words.form.date).fill('2026-11-01')
  await answer(page, words.form.role, words.roles.driver)
  await answer(page, words.form.hurt, words.hurt.yes)
  await page.getByRole('button', { name: words.form.submit }).click()
  await page.getByLabel(words.own.label).fill('Call my sister')
  await page.getByRole('button', { name: words.own.add, exact: true }).click()
  await page.getByRole('checkbox', { name: 'Call my sister' }).check()
  await page.locator('.action-plan-task input').nth(1).check()
  expect(await findBarriers(page, ownPart)).toEqual([])
})

test('the questions and the results of the calculator work for everybody', async ({ page }) => {
  const words = calculatorWords.en
  await openTool(page, href('recovery-calculator', 'en'))
  await noSigns(page, 'en')
  const areaBox = (area: Area) =>
    page.getByRole('checkbox', { name: words.areas[area], exact: true })
  await areaBox('shoulder').check()
  await page.getByRole('button', { name: words.form.submit }).click()
  await expect(page.getByText(words.form.errorHeading)).toBeVisible()
  expect(await findBarriers(page, ownPart)).toEqual([])
  await answer(page, words.questions.age.label, words.ages['18-34'])
  await answer(page, words.questions.worstPain.label, '6')
  const missing = page.locator('fieldset:not(:has(:checked))')
  while (await missing.count()) await missing.first().getByRole('radio').first().check()
  for (const area of ['shoulder', 'low-back'] as const) {
    for (const one of areas) await areaBox(one).setChecked(one === area)
    while (await missing.count()) await missing.first().getByRole('radio').first().check()
    await page.getByRole('button', { name: words.form.submit }).click()
    await expect(page.getByRole('heading', { name: words.result.headings[area] })).toBeFocused()
    await page.locator('figure summary').click()
    expect(await findBarriers(page, ownPart)).toEqual([])
    await page.getByRole('button', { name: words.actions.change }).click()
  }
  await answer(page, words.questions.age.label, words.ages['under-18'])
  await page.getByRole('button', { name: words.form.submit }).click()
  await expect(page.getByText(words.refusals['adults-only'].heading)).toBeVisible()
  expect(await findBarriers(page, ownPart)).toEqual([])
})

test('all parts of the diary work for everybody', async ({ page }) => {
  const words = diaryWords.en
  await openTool(page, href('symptom-tracker', 'en'))
  await noSigns(page, 'en')
  await page.locator('summary', { hasText: words.write.list }).click()
  await page.locator('summary', { hasText: words.write.more }).click()
  await page.getByRole('button', { name: words.write.save }).click()
  await expect(page.getByText(words.errors.heading)).toBeVisible()
  await page.locator('[data-region=chest]').click()
  expect(await findBarriers(page, ownPart)).toEqual([])
  await answer(page, words.write.pain, '7')
  await page.getByRole('button', { name: words.write.save }).click()
  await expect(page.getByText(words.heard.saved)).toBeVisible()
  await expect(page.locator('.danger-check h2')).toBeVisible()
  expect(await findBarriers(page, ownPart)).toEqual([])
  await noSigns(page, 'en')
  await expect(page.getByText(/^Saved:/)).toBeVisible()
  await page.getByRole('tab', { name: words.tabs.trend }).click()
  await page.locator('summary', { hasText: words.trend.table }).click()
  expect(await findBarriers(page, ownPart)).toEqual([])
  await page.getByRole('tab', { name: words.tabs.history }).click()
  expect(await findBarriers(page, ownPart)).toEqual([])
  await page.getByRole('button', { name: /^Change/ }).click()
  await answer(page, words.write.pain, '3')
  await page.getByRole('button', { name: words.write.saveChange }).click()
  await page.locator('.diary-before summary').click()
  expect(await findBarriers(page, ownPart)).toEqual([])
  await page.getByRole('tab', { name: words.tabs.keep }).click()
  await page.getByRole('button', { name: words.share.report }).click()
  await page.locator('summary', { hasText: words.share.software }).click()
  await page.getByRole('button', { name: words.erase.start }).click()
  await page
    .getByLabel(words.backup.choose)
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await expect(page.getByText(words.backup.foreign)).toBeVisible()
  expect(await findBarriers(page, ownPart)).toEqual([])
})

for (const locale of walkedIn('es')) {
  test(`a sign of the second level works for everybody in ${locale}`, async ({ page }) => {
    await openTool(page, href('action-plan', locale))
    await markSign(page, locale, 'half-turn')
    await expect(page.getByText(checks[locale].shared.headings[2]).first()).toBeVisible()
    expect(await findBarriers(page, ownPart)).toEqual([])
  })

  test(`the lock of the diary works for everybody in ${locale}`, async ({ page }) => {
    const words = diaryWords[locale]
    const lock = await lockWordsIn(locale)
    await openTool(page, href('symptom-tracker', locale))
    await noSigns(page, locale)
    await page.getByRole('tab', { name: words.tabs.keep }).click()
    await page.locator('summary', { hasText: words.lock.summary }).click()
    const form = page.locator('form', { hasText: lock.forgetting })
    await form.locator('[type=submit]').click()
    await expect(page.getByText(lock.tooShort).first()).toBeVisible()
    expect(await findBarriers(page, ownPart)).toEqual([])
    await page.getByLabel(lock.passphrase).fill('four plain words here')
    await form.locator('[type=submit]').click()
    await expect(page.getByText(lock.locked)).toBeVisible()
    expect(await findBarriers(page, ownPart)).toEqual([])
    await page.reload()
    await page.getByLabel(lock.openLabel).fill('four other words here')
    await page.getByRole('button', { name: lock.open, exact: true }).click()
    await expect(page.getByText(lock.wrong).first()).toBeVisible()
    await page.getByText(lock.forgot).click()
    expect(await findBarriers(page, ownPart)).toEqual([])
  })
}
