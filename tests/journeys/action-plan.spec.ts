import type { Page } from '@playwright/test'
import { locales } from '#language/locales.ts'
import { href } from '#site/addresses.ts'
import { photosFor } from '#tools/accident-action-plan/photos.ts'
import type { TaskId } from '#tools/accident-action-plan/plan.ts'
import { linesFor, listeners } from '#tools/accident-action-plan/say/say-lines.ts'
import { sayWords } from '#tools/accident-action-plan/say/words.ts'
import { planWords } from '#tools/accident-action-plan/words.ts'
import { askedWords, checks } from '#tools/danger-signs/check.examples.ts'
import { expect, test } from '../support/browser-test.ts'
import { expectInView, expectOutcomeInView } from '../support/in-view.ts'
import {
  answer,
  markSign,
  noSigns,
  openTool,
  openWithoutScripts,
  savedBy,
  tabTo,
} from '../support/tool-page.ts'
import { walkedIn } from '../support/walked-in.ts'

const words = planWords.en

/** Nine in the morning in Oakland; the crash was the afternoon before. */
const now = new Date('2026-11-21T17:00:00Z')
const crashDate = '2026-11-20'

test.use({ timezoneId: 'America/Los_Angeles' })
test.beforeEach(({ page }) => page.clock.setFixedTime(now))

const task = (page: Page, id: TaskId, locale: 'en' | 'es' = 'en') =>
  page.getByRole('checkbox', { name: planWords[locale].tasks[id].title })

/** A part of the plan that is folded away. */
const fold = (page: Page, heading: string) => page.locator('summary', { hasText: heading })

/** Answers the questions of a driver who was hurt, and opens the plan. */
async function makePlan(page: Page, locale: 'en' | 'es' = 'en') {
  const { form, roles, hurt, plan } = planWords[locale]
  await noSigns(page, locale)
  // The check was told that it was today.
  await page.getByRole('button', { name: checks[locale].record.changeCrash }).click()
  await page.getByLabel(form.date).fill(crashDate)
  await page.getByLabel(form.time).fill('15:30')
  await answer(page, form.role, roles.driver)
  await answer(page, form.hurt, hurt.yes)
  await page.getByRole('button', { name: form.submit }).click()
  await expectOutcomeInView(page.getByRole('heading', { name: plan.heading }))
}

/** The entries of a calendar file, folded lines joined: their names and what they say. */
function readCalendar(text: string) {
  const lines = text.replaceAll('\r\n ', '').split('\r\n')
  expect(lines[0]).toBe('BEGIN:VCALENDAR')
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
  const events = text.replaceAll('\r\n ', '').split('BEGIN:VEVENT\r\n').slice(1)
  return events.map((event) => {
    const fieldOf = (name: string) => new RegExp(`^${name}[:;](.*)$`, 'm').exec(event)?.[1]?.trim()
    return {
      uid: fieldOf('UID') ?? '',
      revision: Number(fieldOf('SEQUENCE')),
      status: fieldOf('STATUS') ?? '',
      title: fieldOf('SUMMARY') ?? '',
      start: fieldOf('DTSTART') ?? '',
      description: fieldOf('DESCRIPTION') ?? '',
      alarms: event.split('BEGIN:VALARM').length - 1,
    }
  })
}

for (const locale of walkedIn('es')) {
  test(`a danger sign leaves no way on in ${locale}`, async ({ page }) => {
    await openTool(page, href('action-plan', locale))
    const { words, shared } = checks[locale]
    await markSign(page, locale, 'breathing')
    const stop = page.locator('.answer-1')
    await expectOutcomeInView(stop.getByRole('heading', { name: shared.headings[1] }))
    await expect(stop.getByRole('link', { name: words.call911 })).toHaveAttribute('href', 'tel:911')
    await expect(stop).toContainText(askedWords(locale, 'breathing'))
    await expect(stop).toContainText(shared.doNotDrive)
    const island = page.locator('[data-when=loaded]')
    await expect(island.getByRole('button')).toHaveText([words.mistake])
    await expect(island.locator('input')).toHaveCount(0)
    await expect(page.locator('.bottom-bar')).toBeHidden()
    await expect(page.locator('.header-actions .btn').first()).toBeHidden()
  })
}

test('a step that is ticked before the scripts came is kept', async ({ page }) => {
  await openTool(page, href('action-plan', 'en'))
  const step = (value: string) => page.locator(`[type=checkbox][value=${value}]`)
  await step('photos').check()
  let come = () => {}
  const scripts = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route('**/_astro/**', async (route) => {
    await scripts
    await route.continue()
  })
  await page.goto(href('action-plan', 'es'), { waitUntil: 'commit' })
  await step('get-safe').check()
  come()
  await expect(page.locator('[data-when=loaded][data-awake]')).toBeAttached()
  await expect(step('photos')).toBeChecked()
  await expect(step('get-safe')).toBeChecked()
  await page.reload()
  await expect(step('photos')).toBeChecked()
  await expect(step('get-safe')).toBeChecked()
})

test('the emergency card stays when the language is changed', async ({ page }) => {
  await openTool(page, href('action-plan', 'en'))
  await markSign(page, 'en', 'breathing')
  await expectOutcomeInView(page.getByRole('heading', { name: checks.en.shared.headings[1] }))
  await page.getByRole('banner').getByRole('link', { name: 'Español', exact: true }).first().click()
  await expect(page.locator('.answer-1')).toContainText(askedWords('es', 'breathing'))
})

test('the keyboard alone leads from the danger signs to a calendar file', async ({ page }) => {
  await openTool(page, href('action-plan', 'en'))
  const press = (key: string) => page.keyboard.press(key)
  await noSigns(page, 'en')
  await expectOutcomeInView(page.getByRole('heading', { name: words.form.heading }))

  await tabTo(page, page.getByRole('button', { name: checks.en.record.changeCrash }))
  await press('Enter')
  await tabTo(page, page.getByLabel(words.form.date))
  await page.keyboard.type('11202026')

  // A try without answers leads by the summary to the first of them.
  await tabTo(page, page.getByRole('button', { name: words.form.submit }))
  await press('Enter')
  const missing = page.getByRole('link', { name: words.form.faults.role.missing })
  await expect(missing).toBeVisible()
  await tabTo(page, missing)
  await press('Enter')
  await expect(page.getByRole('radio', { name: words.roles.driver })).toBeFocused()
  await tabTo(page, page.getByRole('radio', { name: words.roles.driver }))
  await press('Space')
  await tabTo(page, page.getByRole('radio', { name: words.hurt.yes }))
  await press('Space')
  await tabTo(page, page.getByRole('button', { name: words.form.submit }))
  await press('Enter')

  await expectOutcomeInView(page.getByRole('heading', { name: words.plan.heading }))
  await tabTo(page, task(page, 'sr1'))
  await press('Space')
  await expect(task(page, 'sr1')).toBeChecked()
  await tabTo(page, page.getByLabel(words.own.label))
  await page.keyboard.type('Call my sister')
  await press('Enter')
  await expect(page.getByRole('checkbox', { name: 'Call my sister' })).toBeVisible()
  await expect(page.getByLabel(words.own.label)).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: words.actions.calendar }))
  const { name } = await savedBy(page, () => press('Enter'))
  expect(name).toBe(words.fileName)
})

for (const locale of walkedIn('es')) {
  test(`ticks, own lines and notes are there after a reload in ${locale}`, async ({ page }) => {
    const { own, plan } = planWords[locale]
    const requests = await openTool(page, href('action-plan', locale))
    await makePlan(page, locale)
    await task(page, 'exam', locale).check()
    await fold(page, planWords[locale].photos.heading).click()
    await page.getByRole('checkbox', { name: planWords[locale].photos.list['photo-cars'] }).check()
    await page.getByLabel(own.label).fill('Llamar a Ana')
    await page.getByRole('button', { name: own.add, exact: true }).click()
    await page.getByRole('textbox', { name: own.notes }).fill('Reporte 26-051234')
    expect(requests).toEqual([])

    await page.reload()
    await expect(page.getByRole('heading', { name: plan.heading })).toBeVisible()
    await expect(task(page, 'exam', locale)).toBeChecked()
    await fold(page, planWords[locale].photos.heading).click()
    await expect(
      page.getByRole('checkbox', { name: planWords[locale].photos.list['photo-cars'] }),
    ).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Llamar a Ana' })).not.toBeChecked()
    await expect(page.getByRole('textbox', { name: own.notes })).toHaveValue('Reporte 26-051234')
  })
}

test('the line under the header grows with what is done, and stays in the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openTool(page, href('action-plan', 'en'))
  await makePlan(page)
  const line = page.locator('.line-progress')
  const done = () => line.evaluate((bar: HTMLProgressElement) => bar.value)
  expect(await done()).toBe(0)
  await task(page, 'exam').check()
  expect(await done()).toBe(1)
  await page.getByRole('button', { name: words.actions.calendar }).scrollIntoViewIfNeeded()
  await expect(line).toBeInViewport({ ratio: 1 })
  await task(page, 'exam').uncheck()
  expect(await done()).toBe(0)
})

test('a calendar file holds what is left, and a second one updates the first', async ({ page }) => {
  await openTool(page, href('action-plan', 'en'))
  await makePlan(page)
  await page.getByLabel(words.own.label).fill('Call my sister; then Ana, too')
  await page.getByRole('button', { name: words.own.add, exact: true }).click()
  const save = () => page.getByRole('button', { name: words.actions.calendar }).click()

  const first = await savedBy(page, save)
  expect(first.text).toContain('BEGIN:VTIMEZONE\r\nTZID:America/Los_Angeles\r\n')
  expect(first.text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  const before = readCalendar(first.text)
  expect(new Set(before.map(({ uid }) => uid)).size).toBe(before.length)
  expect(before.every(({ alarms }) => alarms > 0)).toBe(true)
  const titles = before.map(({ title }) => title)
  expect(titles).toContain(planWords.en.tasks.sr1.title)
  const police = before.find(({ uid }) => uid.startsWith('police-report.'))
  expect(police?.start).toBe('TZID=America/Los_Angeles:20261121T153000')
  const own = before.find(({ title }) => title === words.calendar.ownList)
  expect(own?.description).toContain('Call my sister\\; then Ana\\, too')

  await task(page, 'sr1').check()
  await page.getByRole('checkbox', { name: 'Call my sister' }).check()
  const after = readCalendar((await savedBy(page, save)).text)
  const uids = (events: typeof before) => events.map(({ uid }) => uid)
  const isDone = ({ uid }: (typeof before)[number]) => /^(sr1|own-list)\./.test(uid)
  const cancelled = after.filter(({ status }) => status === 'CANCELLED')
  expect(uids(cancelled)).toEqual(uids(before.filter(isDone)))
  expect(cancelled.every(({ alarms }) => alarms === 0)).toBe(true)
  const left = after.filter(({ status }) => status === 'CONFIRMED')
  expect(uids(left)).toEqual(uids(before.filter((event) => !isDone(event))))
  expect(after.every(({ revision }) => revision === 1)).toBe(true)
})

test('an overdue report stays in the calendar as still due, until it is done', async ({ page }) => {
  await openTool(page, href('action-plan', 'en'))
  await makePlan(page)
  const save = () => page.getByRole('button', { name: words.actions.calendar }).click()
  const police = async () => {
    const { text } = await savedBy(page, save)
    return readCalendar(text).filter(({ uid }) => uid.startsWith('police-report.'))
  }
  const title = /^Report to the police/
  expect(await police()).toMatchObject([
    { status: 'CONFIRMED', title: expect.stringMatching(title) },
  ])
  // Two days later, past the 24 hours.
  await page.clock.setFixedTime(new Date('2026-11-23T17:00:00Z'))
  await page.reload()
  await noSigns(page, 'en')
  expect(await police()).toMatchObject([
    {
      status: 'CONFIRMED',
      title: expect.stringMatching(/^Still due: Report to the police/),
      start: 'VALUE=DATE:20261124',
      alarms: 1,
    },
  ])
  await task(page, 'police-report').check()
  expect(await police()).toMatchObject([{ status: 'CANCELLED', alarms: 0 }])
})

test('a tab that comes back the next day asks its check first, and has the plan afterwards', async ({
  page,
}) => {
  const plan = page.getByRole('heading', { name: words.plan.heading })
  await openTool(page, href('action-plan', 'en'))
  await makePlan(page)
  await page.clock.setFixedTime(new Date('2026-11-22T17:00:00Z'))
  await page.reload()
  await expect(page.getByRole('heading', { name: checks.en.words.screens.now })).toBeInViewport()
  await expect(plan).toBeHidden()
  await noSigns(page, 'en')
  await expectOutcomeInView(plan)
  await page.reload()
  await expect(plan).toBeVisible()
})

test('the last steps can be undone, one by one', async ({ page }) => {
  await openTool(page, href('action-plan', 'en'))
  await makePlan(page)
  const undo = page.getByRole('button', { name: words.actions.undo })
  await expect(undo).toHaveCount(0)
  await task(page, 'exam').check()
  await page.getByLabel(words.own.label).fill('Call my sister')
  await page.getByRole('button', { name: words.own.add, exact: true }).click()
  await page.getByRole('button', { name: 'Remove Call my sister' }).click()
  await expectInView(page.getByText('Removed: Call my sister'))
  await undo.click()
  await expect(page.getByRole('checkbox', { name: 'Call my sister' })).toBeVisible()
  await undo.click()
  await expect(page.getByRole('checkbox', { name: 'Call my sister' })).toHaveCount(0)
  await undo.click()
  await expect(task(page, 'exam')).not.toBeChecked()
})

test('a plan that was erased can be brought back', async ({ page }) => {
  await openTool(page, href('action-plan', 'en'))
  await makePlan(page)
  await task(page, 'exam').check()
  await page.getByRole('button', { name: words.actions.erase }).click()
  await expectInView(page.getByText(words.told.erased))
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.getByRole('button', { name: words.actions.undo }).click()
  await expect(task(page, 'exam')).toBeChecked()
})

test('a tick in one tab shows in the other and takes nothing away', async ({ page, context }) => {
  await openTool(page, href('action-plan', 'en'))
  await makePlan(page)
  const other = await context.newPage()
  await other.clock.setFixedTime(now)
  await openTool(other, href('action-plan', 'en'))
  await page.bringToFront()
  await task(page, 'exam').check()
  await expect(task(other, 'exam')).toBeChecked()
  await other.bringToFront()
  await task(other, 'sr1').check()
  await expect(task(page, 'sr1')).toBeChecked()
  await expect(task(page, 'exam')).toBeChecked()
})

for (const locale of walkedIn('es')) {
  test(`the words to say and the photo list stand in the plan in ${locale}`, async ({ page }) => {
    const { photos } = planWords[locale]
    const say = sayWords[locale]
    await openTool(page, href('action-plan', locale))
    await makePlan(page, locale)
    const crash = {
      date: crashDate,
      time: '15:30',
      role: 'driver',
      hurt: 'yes',
      circumstances: [],
    } as const
    await fold(page, say.heading).click()
    for (const language of locales) {
      const cards = page.locator(`.action-plan-fold [lang=${language}] blockquote`)
      await expect(cards).toHaveCount(listeners.length)
      for (const listener of listeners) {
        for (const line of linesFor(listener, language, crash)) {
          await expect(cards.getByText(line)).toBeVisible()
        }
      }
    }
    await expect(page.getByRole('heading', { name: say.heading })).toBeVisible()
    await fold(page, photos.heading).click()
    const list = page.locator('details', {
      has: page.getByRole('heading', { name: photos.heading }),
    })
    await expect(list.getByRole('checkbox')).toHaveCount(photosFor(crash).length)
  })
}

test('the plan prints alone, with the notes and without the buttons', async ({ page }) => {
  await openTool(page, href('action-plan', 'en'))
  await makePlan(page)
  await page.getByRole('textbox', { name: words.own.notes }).fill('Report 26-051234\nClaim 7')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: words.plan.heading })).toBeVisible()
  await expect(page.locator('.action-plan-printed-notes')).toBeVisible()
  await expect(page.locator('.action-plan-printed-notes')).toContainText('Claim 7')
  await expect(page.getByRole('button', { name: words.actions.erase })).toHaveCount(0)
  await expect(page.locator('.no-print').first()).toBeAttached()
  await expect(page.locator('.no-print').filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('.words').first()).toBeAttached()
  await expect(page.locator('.words').filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('header').first()).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const locale of walkedIn('es')) {
    test(`after the form there are at most 10 screens in ${locale}`, async ({ page }) => {
      const { circumstances, form, plan } = planWords[locale]
      await openTool(page, href('action-plan', locale))
      await makePlan(page, locale)
      const heightOf = (selector: string) =>
        page.locator(selector).evaluate(({ scrollHeight }) => scrollHeight)
      // All of the page: what the plan says is not said once more below it.
      expect(await heightOf('html')).toBeLessThanOrEqual(10 * 844)
      await expect(page.locator('.words').getByRole('heading')).toHaveCount(0)
      // With everything that can be part of a crash, the plan itself.
      await page.getByRole('button', { name: plan.change }).click()
      for (const name of Object.values(circumstances)) {
        await page.getByRole('checkbox', { name }).check()
      }
      await page.getByRole('button', { name: form.submit }).click()
      await expect(task(page, 'insurer-statement', locale)).toBeVisible()
      expect(await heightOf('.action-plan-view')).toBeLessThanOrEqual(10 * 844)
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of walkedIn('en')) {
    test(`the general plan, the photo list and the words to say are there in ${locale}`, async ({
      page,
    }) => {
      const { without, photos } = planWords[locale]
      const say = sayWords[locale]
      await openWithoutScripts(page, href('action-plan', locale))
      await expect(page.getByText(without.heading)).toBeVisible()
      await expect(page.getByRole('heading', { name: photos.heading })).toBeVisible()
      await expect(page.getByText(planWords[locale].photos.list['photo-cars'])).toBeVisible()
      await expect(page.getByRole('heading', { name: say.heading })).toBeVisible()
      const told = page.locator('.words:not(.side)')
      await expect(told).toContainText('SR-1')
      await expect(told.getByRole('heading').first()).toBeVisible()
    })
  }
})
