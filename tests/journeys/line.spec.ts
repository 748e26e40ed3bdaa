import { chromium } from '@playwright/test'
import { locales } from '#language/locales.ts'
import { href, listedPageIds, page as pageOf } from '#site/addresses.ts'
import { expect, test } from '../support/browser-test.ts'
import { looseEnds, stretches } from '../support/line-ends.ts'
import { colorOf, lookOf } from '../support/look-of.ts'
import { oneOfEachKind } from '../support/one-of-each-kind.ts'
import { noSigns, openTool } from '../support/tool-page.ts'

const widths = [320, 390, 768, 1280, 1920]

/** Kinds that are too earnest, or too busy, for anything to be drawn through them. */
const withoutLine = ['tool', 'answer']

/** The first page of its kind is immediate help, where there is none. */
const lined = oneOfEachKind
  .filter(([kind]) => !withoutLine.includes(kind))
  .map(([kind, id]) => [kind, id === 'immediate-help' ? 'money-matters' : id] as const)

test('the line has no loose end on any kind of page, from 320 to 1,920 px', async ({ page }) => {
  test.slow()
  for (const [kind, id] of [...lined, ['about', 'about-chiropractor'] as const]) {
    await page.goto(href(id, 'en'))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await looseEnds(page), `${kind}: ${id}, ${width} px`).toEqual([])
    }
    expect.soft(await stretches(page), `${kind}: ${id}`).toBeGreaterThan(0)
  }
})

test('every figure of a condition hands the line on', async ({ page }) => {
  for (const id of listedPageIds.filter((each) => pageOf(each).kind === 'condition')) {
    await page.goto(href(id, 'es'))
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await looseEnds(page), `${id}, ${width} px`).toEqual([])
    }
  }
})

test('below a picture the line goes on to where its opening ends', async ({ page }) => {
  await page.goto(href('whiplash', 'es'))
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const [turn, down, opening] = await Promise.all(
      ['.line-turn', '.opening .line-rail', '.opening'].map((part) =>
        page.locator(part).evaluate((element) => element.getBoundingClientRect()),
      ),
    )
    expect(down?.top).toBeCloseTo(turn?.bottom ?? 0, 0)
    expect(down?.bottom).toBeGreaterThan(opening?.bottom ?? 0)
  }
})

test('on a phone the line goes on beside the stops of the first hour', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(href('truck-accident', 'en'))
  const stops = page.locator('.first-hour')
  const corner = await stops.locator('.line-corner').boundingBox()
  const box = await stops.boundingBox()
  const height = Number.parseFloat(await lookOf(stops, 'height', '::after'))
  expect(height).toBeCloseTo((box?.height ?? 0) - (corner?.height ?? 0), 0)
  expect(await lookOf(stops, 'border-left-color', '::after')).toBe(await colorOf(page, '--bay-2'))
})

test('the line holds together in letters twice as large', async ({ baseURL }) => {
  const { launchOptions = {} } = test.info().project.use
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
  })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  for (const id of ['home', 'whiplash', 'truck-accident', 'accident-report'] as const) {
    await page.goto(`${baseURL}${href(id, 'es')}`)
    expect.soft(await looseEnds(page), id).toEqual([])
  }
  await browser.close()
})

for (const locale of locales) {
  test(`no line and no gold dot stand where a life may be in danger (${locale})`, async ({
    page,
  }) => {
    for (const path of [href('immediate-help', locale), href('immediate-help', locale, 'check')]) {
      await page.goto(path)
      expect(await stretches(page)).toBe(0)
    }
    await openTool(page, href('recovery-calculator', locale))
    expect(await stretches(page)).toBe(0)
  })
}

test('the line ends once, in a gold dot, and is ink on paper', async ({ page }) => {
  await page.goto(href('whiplash', 'en'))
  const dot = page.locator('.line-end circle')
  await expect(dot).toHaveCount(1)
  await expect(dot).toHaveCSS('fill', await colorOf(page, '--gold'))
  await expect(page.locator('.line-turn')).toHaveCSS('stroke', await colorOf(page, '--bay-2'))
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.line-turn')).toHaveCSS('stroke', await colorOf(page, '--ink'))
})

test('the gold dot lies on no words, where a page ends without a call', async ({ page }) => {
  for (const id of ['hospitals', 'privacy'] as const) {
    await page.goto(href(id, 'es'))
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const dot = await page.locator('.line-end circle').boundingBox()
      const words = page.locator('.ending :is(h2, legend, p):visible').first()
      const below = (dot?.y ?? 0) + (dot?.height ?? 0)
      expect.soft((await words.boundingBox())?.y, `${id}, ${width} px`).toBeGreaterThan(below)
    }
  }
})

test('the line is drawn as the reader comes, and stands whole for who asks for less motion', async ({
  page,
}) => {
  await page.goto(href('whiplash', 'en'))
  const rail = page.locator('.page > .line-rail')
  await expect(rail).toHaveCSS('animation-name', 'line-drawn')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(rail).toHaveCSS('animation-name', 'none')
})

test('the line is seen in the colours that a visitor has chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(href('same-day-care', 'en'))
  const [ground, line, kink] = await page.evaluate(() => [
    getComputedStyle(document.body).backgroundColor,
    ...['.line-near', '.line-kink'].map(
      (name) => getComputedStyle(document.querySelector(name) as Element).stroke,
    ),
  ])
  expect(line).not.toBe(ground)
  expect(kink).not.toBe(ground)
})

test('a tool that has begun has the page to itself, and the line as its progress', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openTool(page, href('recovery-calculator', 'en'))
  await expect(page.locator('.tool-opening .lead')).toBeVisible()
  await noSigns(page, 'en')
  const progress = page.locator('.line-progress')
  await expect(progress).toBeVisible()
  await expect(page.locator('.tool-opening .lead')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  expect(await progress.evaluate((bar: HTMLProgressElement) => bar.value)).toBe(1)
})
