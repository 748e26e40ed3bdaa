import type { Page } from '@playwright/test'
import { href } from '#site/addresses.ts'
import { expect, test } from '../support/browser-test.ts'

const scene = '.scene-figure img'

/** The files of pictures that the page asks for; without scripts a browser does not wait until they are near. */
function picturesAskedFor(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/pictures/')) asked.push(pathname)
  })
  return asked
}

for (const [colorScheme, file] of [
  ['light', '/pictures/door.svg'],
  ['dark', '/pictures/door-dark.svg'],
] as const) {
  test(`a scene comes when it is near, and only for a ${colorScheme} ground`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 390, height: 844 })
    const asked = picturesAskedFor(page)
    // Far down: a browser on a slow network asks 2,500 px ahead.
    await page.goto(href('contact', 'en'))
    expect(asked).toEqual([])
    const shown = page.locator(`${scene}:visible`)
    await expect(shown).toHaveCount(1)
    const before = await shown.boundingBox()
    await shown.scrollIntoViewIfNeeded()
    await expect.poll(() => asked).toEqual([file])
    const after = await shown.boundingBox()
    expect(after?.height).toBe(before?.height)
    expect(after?.height).toBeCloseTo(((before?.width ?? 0) * 2) / 3, 0)
  })
}

for (const [colorScheme, file] of [
  ['light', '/pictures/neck.svg'],
  ['dark', '/pictures/neck-dark.svg'],
] as const) {
  test(`the picture of an opening is asked for with its page, for a ${colorScheme} ground alone`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    const asked = picturesAskedFor(page)
    await page.goto(href('neck-pain', 'en'))
    await expect(page.locator('.opening-picture img:visible')).toHaveJSProperty('complete', true)
    expect(asked.filter((path) => path.includes('neck'))).toEqual([file])
    const askedBy = await page.evaluate(
      (name) =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry.name.endsWith(name))
          .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
      file,
    )
    // Not by the picture itself, which waits until the page is laid out.
    expect(askedBy).toEqual(['link'])
  })
}

const movement = '.movement:first-of-type'
const image = `${movement} img:visible`

/** What moves it, and how much of its three frames is seen at once. */
const motionOf = (page: Page) =>
  page
    .locator(image)
    .first()
    .evaluate((img) => {
      const frame = img.parentElement?.getBoundingClientRect()
      const style = getComputedStyle(img)
      return {
        name: style.animationName,
        runs: Number.parseFloat(style.animationDuration) > 0,
        frames: Math.round(img.getBoundingClientRect().width / (frame?.width ?? 1)),
      }
    })

const still = { name: 'none', runs: false, frames: 1 }

test('on a wide screen a movement goes across the empty third, its steps beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(href('neck-pain', 'en'))
  const exercise = page.locator('.note:has(.movement)').first()
  const whole = await page.locator('.page > .beside').boundingBox()
  expect((await exercise.boundingBox())?.width).toBe(whole?.width)
  const drawn = await exercise.locator('.movement').boundingBox()
  const steps = await exercise.locator('ol').boundingBox()
  expect(steps?.x).toBeGreaterThan((drawn?.x ?? 0) + (drawn?.width ?? 0))
  expect(steps?.y).toBeLessThan((drawn?.y ?? 0) + (drawn?.height ?? 0))
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a movement stands still in three frames, and plays for whoever asks', async ({ page }) => {
    await page.goto(href('neck-pain', 'en'))
    const play = page.locator(movement).first().getByLabel('Show it moving')
    expect(await motionOf(page)).toEqual(still)
    await play.check()
    expect(await motionOf(page)).toEqual({ name: 'movement-sides', runs: true, frames: 3 })
    await play.uncheck()
    expect(await motionOf(page)).toEqual(still)
  })

  test('every movement has its rhythm', async ({ page }) => {
    await page.goto(href('movements', 'es'))
    const movements = page.locator('.movement')
    await expect(movements).toHaveCount(8)
    const names = new Set<string>()
    for (const one of await movements.all()) {
      await one.getByLabel('Ver el movimiento').check()
      const shown = one.locator('img:visible')
      names.add(await shown.evaluate((img) => getComputedStyle(img).animationName))
    }
    expect([...names].toSorted()).toEqual(['movement-back', 'movement-round', 'movement-sides'])
  })

  test('nothing moves for whoever wants less motion, nor on paper', async ({ page }) => {
    await page.goto(href('neck-pain', 'en'))
    const play = page.locator(movement).first().getByLabel('Show it moving')
    await play.check()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await motionOf(page)).toEqual(still)
    await expect(play).toBeHidden()
    await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' })
    expect(await motionOf(page)).toEqual(still)
    await expect(play).toBeHidden()
    await expect(page.locator(image).first()).toHaveAttribute('src', '/pictures/turn-head.svg')
  })
})

test('on paper a drawn scene makes room for words, and a photograph stays', async ({ page }) => {
  await page.goto(href('auto-accident', 'en'))
  await page.emulateMedia({ media: 'print' })
  const figure = page.locator('.scene-figure')
  await expect(figure).toBeHidden()
  // As `Photo` draws the one that a clinic puts there.
  await figure
    .locator('img')
    .first()
    .evaluate((image) => image.classList.add('photo'))
  await expect(figure).toBeVisible()
})
