import type { Page } from '@playwright/test'
import { href } from '#site/addresses.ts'
import { expect, test } from '../support/browser-test.ts'

test.use({ viewport: { width: 360, height: 740 } })

const path = href('immediate-help', 'en')

declare global {
  interface Window {
    /** Whether the last words of the page were laid out when it was first painted. */
    laidOutAtFirstPaint?: boolean | undefined
    /** How many parts were laid out in each picture. */
    laidOut: number[]
    /** Whether all parts were, as soon as a link within the page was pressed. */
    wholeWhenPressed?: boolean
  }
}

const noteFirstPaint = () =>
  new PerformanceObserver(() => {
    window.laidOutAtFirstPaint ??= [...document.querySelectorAll('.words-part > *')]
      .at(-1)
      ?.checkVisibility({ contentVisibilityAuto: true })
  }).observe({ type: 'paint' })

const countLaidOut = () => {
  window.laidOut = []
  const isLaidOut = (part: Element) =>
    part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })
  const count = () => {
    window.laidOut.push([...document.querySelectorAll('.words-part')].filter(isLaidOut).length)
    requestAnimationFrame(count)
  }
  requestAnimationFrame(count)
}

const pressAtOnce = () =>
  addEventListener('load', () => {
    document.querySelector<HTMLElement>('.contents li:last-child a')?.click()
    window.wholeWhenPressed = [...document.querySelectorAll('.words-part > *')].every((part) =>
      part.checkVisibility({ contentVisibilityAuto: true }),
    )
  })

/** Between the bars at both edges, in the upper half. */
async function expectToBeRead(page: Page, anchor: string) {
  const top = async () => (await page.locator(anchor).boundingBox())?.y ?? -1
  await expect.poll(top, anchor).toBeGreaterThan(50)
  expect(await top(), anchor).toBeLessThan(370)
}

const wholePage = (page: Page) => expect(page.locator('html.arrived')).toHaveCount(0)

test('what lies far below is laid out after the first paint', async ({ page }) => {
  await page.addInitScript(noteFirstPaint)
  await page.goto(path)
  await wholePage(page)
  expect(await page.evaluate(() => window.laidOutAtFirstPaint)).toBe(false)
  const parts = page.locator('.words-part')
  const laidOut = await parts.evaluateAll((all) =>
    all.map((part) => part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })),
  )
  expect(laidOut.length).toBeGreaterThan(10)
  expect(laidOut).not.toContain(false)
})

test('far parts come one after the other, so that no tap waits for all of them', async ({
  page,
}) => {
  await page.addInitScript(countLaidOut)
  await page.goto(path)
  await wholePage(page)
  const steps = await page.evaluate(() => new Set(window.laidOut).size)
  expect(steps).toBeGreaterThan(6)
})

test('a link within the page finds it whole, however early it is pressed', async ({ page }) => {
  await page.addInitScript(pressAtOnce)
  await page.goto(path)
  await expect.poll(() => page.evaluate(() => window.wholeWhenPressed)).toBe(true)
  const anchor = await page.locator('.contents li:last-child a').getAttribute('href')
  await expectToBeRead(page, `${anchor}`)
})

test('an address within the page leads to its part, whatever lies between', async ({ page }) => {
  await page.goto(path)
  const links = page.locator('.contents a')
  const anchors = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(anchors.length).toBeGreaterThan(4)
  for (const anchor of anchors) {
    await page.goto('about:blank')
    await page.goto(`${path}${anchor}`)
    await wholePage(page)
    await expectToBeRead(page, `${anchor}`)
  }
})

test('Back and reload lead to the words that one left', async ({ page }) => {
  await page.goto(path)
  await wholePage(page)
  const link = page.locator('.words-part a[href^="/"]').last()
  await link.scrollIntoViewIfNeeded()
  await page.reload()
  await expect(link).toBeInViewport()
  await link.click()
  await expect(page).not.toHaveURL(new RegExp(`${path}$`))
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(link).toBeInViewport()
})

const longPages = [
  'immediate-help',
  'hospitals',
  'providers',
  'your-rights',
  'privacy',
  'neck-pain',
  'rear-end',
  'home',
] as const

for (const id of longPages) {
  test(`nothing in view of ${id} moves when the far parts are laid out`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1600 })
    await page.goto(href(id, 'en'))
    await wholePage(page)
    const tops = () =>
      page
        .locator('main :is(h1, h2, h3, p, li)')
        .evaluateAll((all) =>
          all
            .map((element) => element.getBoundingClientRect().top)
            .filter((top) => top < innerHeight),
        )
    const whole = await tops()
    await page.evaluate(async () => {
      for (const part of document.querySelectorAll<HTMLElement>('main [style]')) {
        part.style.contentVisibility = ''
      }
      document.documentElement.classList.add('arrived')
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
    })
    expect(await tops()).toEqual(whole)
  })
}
