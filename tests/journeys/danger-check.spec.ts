import type { Page } from '@playwright/test'
import { locales } from '#language/locales.ts'
import { href } from '#site/addresses.ts'
import { checks } from '#tools/danger-signs/check.examples.ts'
import type { CheckScreen } from '#tools/danger-signs/check-answers.ts'
import { checkable, findBarriers } from '../support/axe.ts'
import { expect, test } from '../support/browser-test.ts'
import { type Outcome, stories, type ToldStory } from '../support/check-stories.ts'
import { expectInView, expectOutcomeInView } from '../support/in-view.ts'
import { shownScreen, walkCheck } from '../support/walk-check.ts'

const sizes = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const

test.use({ timezoneId: 'America/Los_Angeles' })
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-11-21T20:00:00Z')))

const open = (page: Page, locale: 'en' | 'es') => page.goto(href('immediate-help', locale, 'check'))

/** The first words of an answer. */
function headingOf(outcome: Outcome, locale: 'en' | 'es') {
  const { words, shared } = checks[locale]
  if (outcome === 'none') return words.answerNone
  if (outcome === 'diary') return words.answerDiary
  if (outcome === 'open' || outcome === 'plan') return words.answerAnswered
  return shared.headings[outcome]
}

async function isAnswered(page: Page, locale: 'en' | 'es', { outcome }: ToldStory) {
  const { words } = checks[locale]
  const heading = page.getByRole('heading', { level: 2, name: headingOf(outcome, locale) })
  await expectOutcomeInView(heading)
  const tools = await page.locator('.answer-ways a').allTextContents()
  const { diary, plan, calculator } = words.open
  const open = { 3: 3, none: 3, open: 3, plan: 2, diary: 1, 1: 0, 2: 0 }[outcome]
  expect(tools).toEqual([diary, plan, calculator].slice(0, open))
}

const kinds = ['none', 1, 2, 3, 'diary'] as const

const frames = sizes.flatMap((size) => locales.map((locale) => ({ size, locale })))

/**
 * The stories of a frame: every story is told in one frame at least, and every frame sees an answer of
 * every kind.
 */
function storiesFor(frame: number) {
  const ofAll = stories.filter((_, index) => index % frames.length === frame)
  const told = new Set(ofAll.map(({ outcome }) => outcome))
  const lacking = kinds.filter((kind) => !told.has(kind))
  return [...ofAll, ...lacking.flatMap((kind) => stories.find((one) => one.outcome === kind) ?? [])]
}

for (const [frame, { size, locale }] of frames.entries()) {
  test(`people hear what they have to do, in view, at ${size.width} px (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    for (const story of storiesFor(frame)) {
      await test.step(story.name, async () => {
        await open(page, locale)
        await page.evaluate(() => {
          localStorage.clear()
          sessionStorage.clear()
          history.replaceState(null, '')
        })
        await page.reload()
        await walkCheck(page, locale, story)
        await isAnswered(page, locale, story)
      })
    }
  })
}

test('a healthy adult needs at most 15 taps', async ({ page }) => {
  await open(page, 'en')
  const { taps } = await walkCheck(page, 'en')
  expect(taps).toBeLessThanOrEqual(15)
})

/** Answers "none" up to a screen. */
async function goTo(page: Page, target: CheckScreen) {
  const { words } = checks.en
  for (const name of [words.nowNo, words.people.me, words.today, words.no]) {
    const screen = await shownScreen(page, 'en')
    if (screen === target) return
    await page.locator('.danger-check').getByRole('button', { name, exact: true }).click()
    await expect.poll(() => shownScreen(page, 'en')).not.toBe(screen)
  }
}

test('the way back and a reload keep what was answered, in this tab', async ({ page }) => {
  const { words } = checks.en
  await open(page, 'en')
  await goTo(page, 'person')
  await page.getByRole('checkbox', { name: words.facts['age-65'] }).check()
  await page.reload()
  await page.locator('.danger-check').hover()
  await expect(page.getByRole('checkbox', { name: words.facts['age-65'] })).toBeChecked()
  await page.goBack()
  expect(await shownScreen(page, 'en')).toBe('scene')
  await page.goForward()
  await page.getByText(words.soFar).click()
  await expect(page.locator('.check-so-far')).toContainText(words.named.day)
})

test('after a reload alcohol and drugs are asked again, and are never stored', async ({ page }) => {
  const { words } = checks.en
  await open(page, 'en')
  await walkCheck(page, 'en', {
    facts: ['alcohol', 'drunk'],
    marks: [{ id: 'worse' }],
    who: 'adult',
  })
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  )
  expect(stored).not.toMatch(/alcohol|drunk/)
  await page.reload()
  await page.locator('.danger-check').hover()
  await expect.poll(() => shownScreen(page, 'en')).toBe('body')
  await expect(page.getByRole('checkbox', { name: words.facts.alcohol })).not.toBeChecked()
})

for (const locale of locales) {
  test(`the check works by keyboard alone, each question is arrived at (${locale})`, async ({
    page,
  }) => {
    const { words } = checks[locale]
    await open(page, locale)
    await page.getByRole('button', { name: words.nowNo }).focus()
    await page.keyboard.press('Enter')
    for (const question of [words.screens.who, words.screens.day]) {
      await expect(page.getByRole('heading', { name: question })).toBeFocused()
      // Past the links that stand before the first answer.
      await page.keyboard.press('Tab')
      while (!(await page.evaluate(() => document.activeElement?.matches('button')))) {
        await page.keyboard.press('Tab')
      }
      await page.keyboard.press('Enter')
    }
    await expect(page.getByRole('heading', { name: words.screens.scene })).toBeFocused()
  })
}

test.describe('for everybody', () => {
  test.use(checkable)

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`every screen and an answer of each kind are free of barriers (${colorScheme})`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme })
      await open(page, 'es')
      const part = { include: ['#check'] }
      await walkCheck(
        page,
        'es',
        {
          who: 'child',
          facts: ['pregnant'],
          atScene: true,
          hit: 'yes',
          marks: [{ id: 'limb-use' }],
        },
        async () => expect(await findBarriers(page, part)).toEqual([]),
      )
      expect(await findBarriers(page, part)).toEqual([])
    })
  }
})

test('an answer of one tool stands in the others until it is changed', async ({ page }) => {
  const { words, shared } = checks.en
  await page.goto(href('recovery-calculator', 'en'))
  await walkCheck(page, 'en', { marks: [{ id: 'half-turn' }], day: 2 })
  for (const id of ['action-plan', 'symptom-tracker', 'recovery-calculator'] as const) {
    await page.goto(href(id, 'en'))
    await expectOutcomeInView(page.getByRole('heading', { name: shared.headings[2] }))
  }
  await page.getByRole('button', { name: words.mistake }).click()
  await expectInView(page.getByRole('heading', { name: words.screens.spine }))
})

test('what was told is printed: the signs to show to a doctor, and no buttons', async ({
  page,
}) => {
  await open(page, 'en')
  await walkCheck(page, 'en', { marks: [{ id: 'artery' }], day: 2 })
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.answer')).toContainText('New pain on one side of the head or neck')
  await expect(page.locator('.answer-ways')).toBeHidden()
})
