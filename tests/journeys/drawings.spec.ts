import type { Locator } from '@playwright/test'
import { href } from '#site/addresses.ts'
import { expect, test } from '../support/browser-test.ts'

/** Drawings stand in the page, or come as files that no script names. */
test.use({ javaScriptEnabled: false })

const pagesWithDrawings = [href('services', 'es'), href('tools', 'en'), href('site-map', 'es')]

const widths = [320, 360, 768, 1280]

const looks = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'forced colours': { colorScheme: 'dark', forcedColors: 'active' },
} as const

/** Whether it is seen at all: nothing looks the same without it. */
async function leavesAMark(drawing: Locator) {
  const drawn = await drawing.screenshot()
  const seen = (opacity: string) =>
    drawing.evaluate((node: HTMLElement | SVGElement, value) => {
      node.style.opacity = value
    }, opacity)
  await seen('0')
  const blank = await drawing.screenshot()
  await seen('')
  return !drawn.equals(blank)
}

const sizes = (drawings: Locator) =>
  drawings.evaluateAll((all) =>
    all.map((drawing) => {
      const { width, height } = drawing.getBoundingClientRect()
      return Math.min(width, height)
    }),
  )

for (const path of pagesWithDrawings) {
  test(`${path} shows its drawings at every width and in every look`, async ({ page }) => {
    await page.goto(path)
    const drawings = page.locator(
      'main :is(.opening-words, .card, .page-groups h2) > .drawing:visible',
    )
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const measured = await sizes(drawings)
      expect(measured.length).toBeGreaterThan(0)
      expect(Math.min(...measured), `at ${width} px`).toBeGreaterThanOrEqual(40)
      expect(Math.max(...measured), `at ${width} px`).toBeLessThanOrEqual(48)
    }
    for (const [name, look] of Object.entries(looks)) {
      await page.emulateMedia(look)
      await expect.poll(() => leavesAMark(drawings.first()), name).toBe(true)
    }
  })
}

test('a tool shows its drawing, and a scene in its place where there is room', async ({ page }) => {
  await page.goto(href('symptom-tracker', 'es'))
  const drawing = page.locator('main .opening-words > .drawing')
  const scene = page.locator('main .opening-scene')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expect(scene).toBeVisible({ visible: width >= 1200 })
    await expect(drawing).toBeVisible({ visible: width < 1200 })
  }
})

test('every condition shows who hurts, beside its name at every width', async ({ page }) => {
  await page.goto(href('conditions', 'es'))
  const cards = page.locator('main .card')
  const pictures = page.locator('main .card > .picture:visible')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expect(pictures).toHaveCount(await cards.count())
    expect(Math.min(...(await sizes(pictures))), `at ${width} px`).toBeGreaterThanOrEqual(88)
  }
})

test('what hurts is seen at every width and in every look', async ({ page }) => {
  await page.goto(href('whiplash', 'en'))
  const body = page.locator('main .hurt-body')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expect(body).toBeVisible()
    expect(Math.min(...(await sizes(body))), `at ${width} px`).toBeGreaterThanOrEqual(40)
  }
  for (const [name, look] of Object.entries(looks)) {
    await page.emulateMedia(look)
    await expect.poll(() => leavesAMark(body), name).toBe(true)
  }
})

test('on a phone no word of an opening lies under its picture', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const id of ['nerve-exam', 'whiplash', 'about-chiropractor'] as const) {
    await page.goto(href(id, 'es'))
    const covered = await page.locator('main .opening :is(h1, .lead)').evaluateAll((all) =>
      all.filter((words) => {
        const range = document.createRange()
        range.selectNodeContents(words)
        return [...range.getClientRects()].some(({ right, top, height }) => {
          const seen = document.elementFromPoint(right - 2, top + height / 2)
          return seen?.closest('.hurt-body') !== null
        })
      }),
    )
    expect.soft(covered.length, id).toBe(0)
  }
})

test('no name on the map of the contact page is cut off at its edge', async ({ page }) => {
  await page.goto(href('contact', 'en'))
  const map = page.locator('.clinic-map')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const cut = await map.evaluate((svg) => {
      const edge = svg.getBoundingClientRect()
      return [...svg.querySelectorAll('text')]
        .filter((name) => {
          const { bottom, left, right, top } = name.getBoundingClientRect()
          return left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom
        })
        .map(({ textContent }) => textContent)
    })
    expect(cut, `at ${width} px`).toEqual([])
    expect(await map.locator('text').count()).toBeGreaterThan(1)
  }
})
