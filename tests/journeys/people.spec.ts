import type { BrowserContext, Page } from '@playwright/test'
import { href } from '#site/addresses.ts'
import type { TaskId } from '#tools/accident-action-plan/plan.ts'
import { planWords } from '#tools/accident-action-plan/words.ts'
import { longestName } from '#tools/crash-record/crash-record.ts'
import { en } from '#tools/crash-record/people/words.en.ts'
import { es } from '#tools/crash-record/people/words.es.ts'
import { recordWords } from '#tools/crash-record/words.ts'
import { checks } from '#tools/danger-signs/check.examples.ts'
import { calculatorWords } from '#tools/recovery-calculator/words.ts'
import { lockWordsIn } from '#tools/symptom-tracker/views/lock/lock-words.ts'
import { diaryWords } from '#tools/symptom-tracker/words.ts'
import { expect, test } from '../support/browser-test.ts'
import { expectInView, expectOutcomeInView } from '../support/in-view.ts'
import { answer, markSign, noSigns, openTool, savedBy } from '../support/tool-page.ts'
import { walkedIn } from '../support/walked-in.ts'

// Whoever was in the crash beside the visitor: records of their own, told apart by name.

const now = new Date('2026-11-21T20:00:00Z')
test.use({ timezoneId: 'America/Los_Angeles' })
test.beforeEach(({ page }) => page.clock.setFixedTime(now))

const words = recordWords.en
const people = { en, es }
const plan = planWords.en

const task = (page: Page, id: TaskId) => page.getByRole('checkbox', { name: plan.tasks[id].title })
const awake = (page: Page) => expect(page.locator('[data-when=loaded][data-awake]')).toBeAttached()

/** Adds somebody, whose page it then is. */
async function add(page: Page, name: string, kind: 'adult' | 'child', locale: 'en' | 'es' = 'en') {
  const { addMore, forElse } = recordWords[locale]
  const { form } = people[locale]
  await page
    .getByRole('button', { name: addMore })
    .or(page.getByRole('button', { name: forElse }))
    .click()
  await page.getByLabel(form.name, { exact: true }).fill(name)
  await page.getByRole('radio', { name: form.kinds[kind] }).check()
  await page.getByRole('button', { name: form.add, exact: true }).click()
  await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await awake(page)
}

async function switchTo(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await awake(page)
}

/** Answers the questions about a driver, or about somebody else in the car, and opens the plan. */
async function makePlan(page: Page, whose: 'mine' | 'theirs' = 'mine') {
  const { form, hurt, roles } = plan
  await noSigns(page, 'en')
  if (whose === 'mine') await answer(page, form.role, roles.driver)
  else await answer(page, form.roleOfOther, roles.passenger)
  await answer(page, form.hurt, hurt.yes)
  await page.getByRole('button', { name: form.submit }).click()
  await expectOutcomeInView(page.getByRole('heading', { name: plan.plan.heading }))
}

async function secondTab(context: BrowserContext, path: string) {
  const other = await context.newPage()
  await other.clock.setFixedTime(now)
  await openTool(other, path)
  return other
}

for (const locale of walkedIn('es')) {
  test(`a child gets a plan of their own beside mine, in ${locale}`, async ({ page }) => {
    const { erase, erased, me } = recordWords[locale]
    const { form, hurt, tasks } = planWords[locale]
    const exam = () => page.getByRole('checkbox', { name: tasks.exam.title })
    const tell = async (role: string) => {
      await noSigns(page, locale)
      await page.getByRole('group', { name: role }).getByRole('radio').nth(1).check()
      await answer(page, form.hurt, hurt.yes)
      await page.getByRole('button', { name: form.submit }).click()
    }
    await openTool(page, href('action-plan', locale))
    await tell(form.role)
    await exam().check()

    // The page is the child's now, and reading goes on there.
    await add(page, 'Sample <Niña> & Co', 'child', locale)
    await expect(page.locator('.who-switch')).toBeFocused()
    await expect(exam()).toHaveCount(0)
    await expect(page.getByText(checks[locale].words.screens.now)).toBeVisible()
    await tell(form.roleOfOther)
    await expect(page.getByRole('checkbox', { name: tasks.child.title })).toBeVisible()
    await expect(exam()).not.toBeChecked()

    // Mine is as it was, after the check of mine.
    await switchTo(page, me)
    await expect(exam()).toBeChecked()
    await switchTo(page, 'Sample <Niña> & Co')
    await page.reload()
    await expect(exam()).not.toBeChecked()

    await page.getByRole('button', { name: erase.replace('{name}', 'Sample <Niña> & Co') }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/Sample <Niña> & Co/).first()).toBeVisible()
    await dialog.getByRole('button', { name: people[locale].erase.confirm, exact: true }).click()
    await expectInView(page.getByText(erased.replace('{name}', 'Sample <Niña> & Co')))
    await expect(exam()).toBeChecked()
    const left = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ])
    expect(left.filter((key) => key.includes('~'))).toEqual([])
  })
}

test('what sends one person to a hospital holds in all tools for them, and for nobody else', async ({
  page,
}) => {
  await openTool(page, href('recovery-calculator', 'en'))
  await add(page, 'Ana', 'adult')
  await markSign(page, 'en', 'breathing')
  const call = page.locator('.answer-1')
  await expectOutcomeInView(call.getByRole('heading', { name: checks.en.shared.headings[1] }))
  await openTool(page, href('action-plan', 'en'))
  await expect(call).toBeVisible()
  // In an emergency only the way to the others' records is left.
  await expect(page.locator('.who-more')).toBeHidden()
  await switchTo(page, words.me)
  await expect(call).toHaveCount(0)
  await expect(page.getByText(checks.en.words.screens.now)).toBeVisible()
  await switchTo(page, 'Ana')
  await expectOutcomeInView(call.getByRole('heading', { name: checks.en.shared.headings[1] }))
})

test('Back after a switch never shows one person’s plan as another’s', async ({ page }) => {
  await openTool(page, href('action-plan', 'en'))
  await makePlan(page)
  await task(page, 'exam').check()
  await add(page, 'Ana', 'adult')
  await page.goBack()
  await expect(task(page, 'exam')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByText(checks.en.words.screens.now)).toBeVisible()
  await expect(task(page, 'exam')).toHaveCount(0)
})

test('a page that comes back from memory is of the person whom the tab shows by then', async ({
  page,
}) => {
  await openTool(page, href('action-plan', 'en'))
  await makePlan(page)
  await task(page, 'exam').check()
  await page.goto(href('recovery-calculator', 'en'))
  await awake(page)
  await add(page, 'Ana', 'adult')
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Ana', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(task(page, 'exam')).toHaveCount(0)
})

test('two tabs show two people; whoever is erased in one is gone from the other', async ({
  page,
  context,
}) => {
  await openTool(page, href('action-plan', 'en'))
  await makePlan(page)
  await add(page, 'Ana', 'adult')
  await makePlan(page, 'theirs')
  await task(page, 'exam').check()
  const other = await secondTab(context, href('action-plan', 'en'))
  await expect(other.getByRole('button', { name: words.me, exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(task(other, 'exam')).not.toBeChecked()
  await switchTo(other, 'Ana')
  await other.getByRole('button', { name: words.erase.replace('{name}', 'Ana') }).click()
  await other.getByRole('button', { name: en.erase.confirm, exact: true }).click()
  await expect(other.getByText(words.erased.replace('{name}', 'Ana'))).toBeVisible()
  await page.bringToFront()
  await expect(page.getByRole('button', { name: words.forElse })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ana', exact: true })).toHaveCount(0)
  await expect(task(page, 'exam')).not.toBeChecked()
})

test('the day is told once: a change in the plan is a change in the calculator of another tab', async ({
  page,
  context,
}) => {
  const { form } = planWords.en
  await openTool(page, href('action-plan', 'en'))
  await noSigns(page, 'en')
  const other = await secondTab(context, href('recovery-calculator', 'en'))
  await expect(other.getByText('The crash was on November 21, 2026.')).toBeVisible()
  await page.bringToFront()
  await page.getByRole('button', { name: words.changeCrash }).click()
  await page.getByLabel(form.date).fill('2026-11-18')
  await answer(page, form.role, plan.roles.driver)
  await answer(page, form.hurt, plan.hurt.yes)
  await page.getByRole('button', { name: form.submit }).click()
  await expect(page.getByText('Crash on November 18, 2026')).toBeVisible()
  await expect(other.getByText('The crash was on November 18, 2026.')).toBeVisible()
})

test('the lock on one diary neither locks nor shows another', async ({ page }) => {
  const lock = await lockWordsIn('en')
  const diary = diaryWords.en
  await openTool(page, href('symptom-tracker', 'en'))
  await noSigns(page, 'en')
  await page.getByRole('radio', { name: /^6/ }).first().check()
  await page.getByRole('button', { name: diary.write.save, exact: true }).click()
  await page.getByRole('tab', { name: diary.tabs.keep }).click()
  await page.locator('summary', { hasText: diary.lock.summary }).click()
  await page.getByLabel(lock.passphrase).fill('four plain words here')
  await page.locator('form', { hasText: lock.forgetting }).locator('[type=submit]').click()
  await expectInView(page.getByText(lock.locked))

  await add(page, 'Ana', 'adult')
  await noSigns(page, 'en')
  await expect(page.getByRole('tab', { name: diary.tabs.write })).toBeVisible()
  await page.getByRole('tab', { name: diary.tabs.history }).click()
  await expect(page.locator('.diary-card')).toHaveCount(0)

  await switchTo(page, words.me)
  await expect(page.getByLabel(lock.openLabel)).toBeVisible()
  await expect(page.getByRole('tablist')).toHaveCount(0)
  await page.getByLabel(lock.openLabel).fill('four plain words here')
  await page.getByRole('button', { name: lock.open, exact: true }).click()
  await page.getByRole('tab', { name: diary.tabs.history }).click()
  await expect(page.locator('.diary-card')).toHaveCount(1)
})

test('a diary about somebody without a record asks for a name, and mine stays as it was', async ({
  page,
}) => {
  const { guest, tabs } = diaryWords.en
  const { nowNo, people: asked } = checks.en.words
  await openTool(page, href('symptom-tracker', 'en'))
  await page.getByRole('button', { name: nowNo, exact: true }).click()
  await page.getByRole('button', { name: asked.adult, exact: true }).click()
  await noSigns(page, 'en')
  await expectOutcomeInView(page.getByRole('heading', { name: guest.heading }))
  await expect(page.getByRole('tablist')).toHaveCount(0)

  await page.getByLabel(en.form.name, { exact: true }).fill('Ana')
  await page.getByRole('radio', { name: en.form.kinds.adult }).check()
  await page.getByRole('button', { name: en.form.add, exact: true }).click()
  await expect(page.getByRole('button', { name: 'Ana', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await awake(page)
  // What was told of Ana is known; what is never stored is asked.
  await expect(page.getByRole('button', { name: asked.adult, exact: true })).toHaveCount(0)
  await noSigns(page, 'en')
  await expect(page.getByRole('tab', { name: tabs.write })).toBeVisible()

  await switchTo(page, words.me)
  await expect(page.getByRole('button', { name: nowNo, exact: true })).toBeVisible()
})

test('the calendar file of somebody else names them, and mine stays mine', async ({ page }) => {
  await openTool(page, href('action-plan', 'en'))
  await add(page, 'Ana', 'adult')
  await makePlan(page, 'theirs')
  const { text } = await savedBy(page, () =>
    page.getByRole('button', { name: plan.actions.calendar }).click(),
  )
  const titles = text.replaceAll('\r\n ', '').match(/^SUMMARY:.*$/gm) ?? []
  expect(titles.length).toBeGreaterThan(0)
  expect(titles.filter((title) => !title.startsWith('SUMMARY:Ana: '))).toEqual([])
})

test('a child who was added is asked nothing by the calculator', async ({ page }) => {
  await openTool(page, href('recovery-calculator', 'en'))
  await add(page, 'Luis', 'child')
  await noSigns(page, 'en')
  const { heading } = calculatorWords.en.refusals['adults-only']
  await expectOutcomeInView(page.getByRole('heading', { name: heading }))
})

test('three people have room, names are short, and the same name is told', async ({ page }) => {
  await openTool(page, href('action-plan', 'en'))
  const long = 'N'.repeat(60)
  await page.getByRole('button', { name: words.forElse }).click()
  const name = page.getByLabel(en.form.name, { exact: true })
  await name.fill(long)
  await expect(name).toHaveValue(long.slice(0, longestName))
  await page.getByRole('button', { name: en.form.cancel }).click()
  await expect(page.getByRole('button', { name: words.forElse })).toBeFocused()
  await add(page, long.slice(0, longestName), 'adult')
  await add(page, 'Ana', 'adult')
  await page.getByRole('button', { name: words.addMore }).click()
  await name.fill('ana')
  await page.getByRole('button', { name: en.form.add, exact: true }).click()
  await expectInView(page.getByText(en.faults['same-name']))
  await page.getByRole('button', { name: en.form.cancel }).click()
  await add(page, 'Eva', 'child')
  await expect(page.getByRole('button', { name: words.addMore })).toHaveCount(0)
})

test('a browser that keeps nothing says so, and the plan goes on', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('no storage here', 'SecurityError')
        },
      })
    }
  })
  await openTool(page, href('action-plan', 'en'))
  await page.getByRole('button', { name: words.forElse }).click()
  await page.getByLabel(en.form.name, { exact: true }).fill('Ana')
  await page.getByRole('radio', { name: en.form.kinds.adult }).check()
  await page.getByRole('button', { name: en.form.add, exact: true }).click()
  await expectInView(page.getByText(en.faults['not-kept']))
  await page.getByRole('button', { name: en.form.cancel }).click()
  await noSigns(page, 'en')
  await page.getByLabel(plan.form.date).fill('2026-11-20')
  await answer(page, plan.form.role, plan.roles.driver)
  await answer(page, plan.form.hurt, plan.hurt.yes)
  await page.getByRole('button', { name: plan.form.submit }).click()
  await expect(page.getByText('Crash on November 20, 2026')).toBeVisible()
})
