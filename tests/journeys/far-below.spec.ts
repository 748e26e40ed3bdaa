import type { Locator, Page } from '@playwright/test'
import { href } from '#site/addresses.ts'
import { expect, test } from '../support/browser-test.ts'

test.use({ viewport: { width: 360, height: 740 } })

const path = href('immediate-help', 'en')

const isLaidOut = (part: Locator) =>
  part.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))

/** Between the bars at both edges, and in the upper half. */
async function expectToBeRead(page: Page, anchor: string) {
  const target = page.locator(anchor)
  await expect.poll(async () => (await target.boundingBox())?.y ?? -1, anchor).toBeGreaterThan(50)
  expect((await target.boundingBox())?.y, anchor).toBeLessThan(370)
}

test('what lies far below is laid out when the reader comes near', async ({ page }) => {
  await page.goto(path)
  const words = page.locator('.words-part').last().locator('p, li').last()
  expect(await isLaidOut(words)).toBe(false)
  await words.scrollIntoViewIfNeeded()
  await expect.poll(() => isLaidOut(words)).toBe(true)
})

test('a link into the page leads to its part, whatever lies between', async ({ page }) => {
  await page.goto(path)
  const links = page.locator('.contents a')
  const anchors = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(anchors.length).toBeGreaterThan(4)
  for (const anchor of anchors.toReversed()) {
    await page.evaluate(() => scrollTo(0, 0))
    await page.locator(`.contents a[href="${anchor}"]`).click()
    await expectToBeRead(page, `${anchor}`)
  }
  for (const anchor of anchors.slice(-2)) {
    await page.goto('about:blank')
    await page.goto(`${path}${anchor}`)
    await expectToBeRead(page, `${anchor}`)
  }
})

test('Back and reload lead to the words that one left', async ({ page }) => {
  await page.goto(path)
  // As one reads: all that lies above has been near.
  await page.evaluate(async () => {
    for (let y = 0; y < 9_000; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })
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

test('what has the focus keeps its ring at the edge of a part', async ({ page }) => {
  await page.goto(path)
  const link = page.locator('.words-part a').first()
  await link.focus()
  const edge = await link.evaluate((element) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(element)
    const part = element.closest('.words-part')
    return {
      ring: Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset),
      room: Number.parseFloat(part ? getComputedStyle(part).overflowClipMargin : ''),
    }
  })
  expect(edge.ring).toBeGreaterThan(0)
  expect(edge.room).toBeGreaterThanOrEqual(edge.ring)
})
