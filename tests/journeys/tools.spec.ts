import { href, ofKind } from '#site/addresses.ts'
import { planWords } from '#tools/accident-action-plan/words.ts'
import { checks } from '#tools/danger-signs/check.examples.ts'
import { calculatorWords } from '#tools/recovery-calculator/words.ts'
import { diaryWords } from '#tools/symptom-tracker/words.ts'
import { expect, test } from '../support/browser-test.ts'
import { expectInView, expectOutcomeInView } from '../support/in-view.ts'
import { answer, noSigns, openTool, openWithoutScripts } from '../support/tool-page.ts'
import { walkedIn } from '../support/walked-in.ts'

test('the calculator leads to group figures and sends nothing', async ({ page }) => {
  const words = calculatorWords.en
  const requests = await openTool(page, href('recovery-calculator', 'en'))
  await noSigns(page, 'en')
  await page.getByRole('checkbox', { name: words.areas.neck, exact: true }).check()
  await answer(page, words.questions.age.label, words.ages['35-49'])
  await answer(page, words.questions.worstPain.label, '7')
  await answer(page, words.questions.headache.label, words.yes)
  await answer(page, words.questions.lowBackPain.label, words.no)
  await answer(page, words.questions.earlierNeckPain.label, words.no)
  await answer(page, words.questions.expectation.label, words.expectations['do-not-know'])
  await answer(page, words.questions.onEdge.label, words.yes)
  await page.getByRole('button', { name: words.form.submit }).click()
  await expectOutcomeInView(page.getByRole('heading', { name: words.result.headings.neck }))
  await page.getByText(words.result.signs.heading).click()
  await expect(
    page.getByText('You marked 4 of the 6 signs: more slow-recovery signs.'),
  ).toBeVisible()
  expect(requests).toEqual([])
})

test('what the diary keeps survives a reload and never leaves the device', async ({ page }) => {
  await openTool(page, href('symptom-tracker', 'en'))
  await noSigns(page, 'en')
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
  await page.getByRole('radio', { name: /^6/ }).first().check()
  await page.getByRole('button', { name: 'Save entry' }).click()
  await expectInView(page.getByText(/^Saved:/))
  expect(requests.filter((request) => !request.startsWith('GET'))).toEqual([])
  await page.reload()
  await page.getByRole('tab', { name: 'Entries' }).click()
  const entry = page.locator('.diary-card .diary-pain').first()
  await expect(entry).toContainText('6')
})

for (const id of ofKind('tool')) {
  test(`the page of ${id} names every script that it wakes with`, async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') fetched.push(new URL(request.url()).pathname)
    })
    await page.goto(href(id, 'es'))
    await page.locator('[data-when=loaded][data-awake]').waitFor()
    await page.waitForLoadState('networkidle')
    const named = await page
      .locator('link[rel=modulepreload]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(fetched.toSorted()).toEqual(named.toSorted())
  })
}

for (const id of ofKind('tool')) {
  test(`as far as the page of ${id} has come it begins with its opening`, async ({ page }) => {
    await page.route(href(id, 'en'), async (route) => {
      const response = await route.fetch()
      const [begun = ''] = (await response.text()).split('class="danger-check"')
      await route.fulfill({ response, body: `${begun}>` })
    })
    await page.goto(href(id, 'en'))
    await expectInView(page.locator('.tool-opening .crumbs'))
    await expectInView(page.getByRole('heading', { level: 1 }))
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  for (const id of ofKind('tool')) {
    for (const locale of walkedIn('es')) {
      test(`the first control of ${id} is inside the first screen in ${locale}`, async ({
        page,
      }) => {
        await openTool(page, href(id, locale))
        const bar = await page.locator('.bottom-bar').boundingBox()
        const controls = page.locator('[data-when=loaded]').locator('input, select, button')
        const first = controls.filter({ visible: true }).first()
        const box = await first
          .locator('xpath=ancestor-or-self::*[self::label or self::button or self::input][last()]')
          .boundingBox()
        expect((box?.y ?? 740) + (box?.height ?? 740)).toBeLessThanOrEqual(bar?.y ?? 740)
      })
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const id of ofKind('tool')) {
    for (const locale of walkedIn('en')) {
      test(`911 and the way to the whole list stand in ${id} in ${locale}`, async ({ page }) => {
        const { words, shared } = checks[locale]
        await openWithoutScripts(page, href(id, locale))
        const island = page.locator('[data-when=loaded]')
        const call = island.getByRole('link', { name: words.call911, exact: true }).first()
        await expectInView(call)
        await expect(page.locator('.danger-check')).toBeHidden()
        await island.getByRole('link', { name: shared.list.heading }).click()
        await expect(page).toHaveURL(new RegExp(`${href('immediate-help', locale, 'check')}$`))
      })
    }
  }
})

test.describe('where it is tomorrow already', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' })

  test('a crash of today has a plan, though Oakland has yesterday', async ({ page }) => {
    const words = planWords.en
    await openTool(page, href('action-plan', 'en'))
    await noSigns(page, 'en')
    await answer(page, words.form.role, words.roles.driver)
    await answer(page, words.form.hurt, words.hurt.yes)
    await page.getByRole('button', { name: words.form.submit }).click()
    await expectInView(page.getByRole('heading', { name: words.plan.heading }))
  })
})

test.describe('after a new build, on a page that was open', () => {
  // The browser says on its console that a file is gone, and React that a part did not come.
  test.afterEach(({ noise }) => {
    noise.splice(
      0,
      noise.length,
      ...noise.filter((line) => !/status of 404|dynamically imported/.test(line)),
    )
  })

  for (const locale of walkedIn('es')) {
    test(`a part of the diary that is gone asks for a reload and loses nothing in ${locale}`, async ({
      page,
    }) => {
      const words = diaryWords[locale]
      await openTool(page, href('symptom-tracker', locale))
      await noSigns(page, locale)
      await page.locator('summary', { hasText: words.write.more }).click()
      await page.getByLabel(words.write.note).fill('Worse after driving')
      await page.route('**/_astro/{keep-panel,trend-view}.*', (route) =>
        route.fulfill({ status: 404 }),
      )
      for (const tab of [words.tabs.keep, words.tabs.trend]) {
        await page.getByRole('tab', { name: tab }).click()
        await expectInView(page.getByText(words.shell.partMissing))
      }
      await page.getByRole('tab', { name: words.tabs.write }).click()
      await expect(page.getByLabel(words.write.note)).toHaveValue('Worse after driving')
      await page.getByRole('tab', { name: words.tabs.keep }).click()
      await page.unroute('**/_astro/{keep-panel,trend-view}.*')
      await page.getByRole('button', { name: words.shell.reload }).click()
      await expect(page.getByRole('heading', { name: words.reminder.heading })).toBeVisible()
      await page.getByRole('tab', { name: words.tabs.write }).click()
      await expect(page.getByLabel(words.write.note)).toHaveValue('Worse after driving')
    })

    test(`a calendar that is gone asks for a reload and keeps the plan in ${locale}`, async ({
      page,
    }) => {
      const words = planWords[locale]
      await openTool(page, href('action-plan', locale))
      await noSigns(page, locale)
      await answer(page, words.form.role, words.roles.driver)
      await answer(page, words.form.hurt, words.hurt.yes)
      await page.getByRole('button', { name: words.form.submit }).click()
      await page.route('**/_astro/calendar-*', (route) => route.fulfill({ status: 404 }))
      const save = page.getByRole('button', { name: words.actions.calendar })
      await save.click()
      await expectInView(page.getByText(words.told.calendarNotLoaded))
      await page.unroute('**/_astro/calendar-*')
      await page.reload()
      const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
      expect(download.suggestedFilename()).toBe(words.fileName)
    })
  }
})

test.describe('on a network with gaps', () => {
  // The browser says on its console that a file did not come.
  test.afterEach(({ noise }) => {
    noise.splice(
      0,
      noise.length,
      ...noise.filter((line) => !/Failed to load resource|Failed to fetch/.test(line)),
    )
  })

  test('a tool whose script did not come asks for it again at the first touch', async ({
    page,
  }) => {
    const file = '**/_astro/recovery-calculator.island.*'
    await page.route(file, (route) => route.abort())
    await page.goto(href('recovery-calculator', 'en'))
    await page.waitForLoadState('networkidle')
    const tool = page.locator('[data-when=loaded]')
    await expect(tool).not.toHaveAttribute('data-awake')
    await page.unroute(file)
    await tool.hover()
    await expect(tool).toHaveAttribute('data-awake', '')
  })
})

for (const id of ['action-plan', 'recovery-calculator', 'symptom-tracker'] as const) {
  test(`${id} begins beside its scene where it stays when the rest of it has come`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(href(id, 'en'))
    const tool = page.locator('.page-tool > .opening + .wrap')
    const top = () => tool.evaluate((element) => element.getBoundingClientRect().top)
    const whole = await top()
    await tool.evaluate(({ children }) => {
      for (const part of children) (part as HTMLElement).style.display = 'none'
    })
    expect(await top()).toBe(whole)
  })
}
