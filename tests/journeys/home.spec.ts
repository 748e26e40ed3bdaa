import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { facesShown, fontOf } from '../support/faces.ts'

test('the sections of the home page stand in order', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('main h2:visible')).toHaveText([
    'In the next two minutes',
    'Who will see you',
    'What it costs',
    'The clinic in figures (sample)',
    'What patients could say: samples',
    'Does hands-on care help, and is it risky?',
    'Papers, police and immigration',
    'Who pays if I have nothing?',
    'What we measure at each exam',
    'Sample recovery stories',
    'Talk to us today',
    'Ask us to call you',
    'More that may help',
  ])
})

/** The six widths of the brief, with the heights of the windows that have them. */
const firstViews = [
  [360, 740],
  [390, 844],
  [430, 932],
  [820, 1180],
  [1280, 900],
  [1440, 900],
] as const

for (const path of ['/', '/es']) {
  test(`price, call back and the city, in its lower two fifths, are seen first of ${path}`, async ({
    page,
  }) => {
    for (const [width, height] of firstViews) {
      await page.setViewportSize({ width, height })
      await page.goto(path)
      await facesShown(page)
      const { bar, city } = await page.evaluate(() => ({
        city: document.querySelector('.city')?.getBoundingClientRect().toJSON(),
        bar: document.querySelector('.bottom-bar')?.getBoundingClientRect().height ?? 0,
      }))
      expect.soft(city.top / height, `${width} px, upper edge`).toBeGreaterThan(0.57)
      expect.soft(city.top / height, `${width} px, upper edge`).toBeLessThan(0.65)
      expect
        .soft(Math.abs(city.bottom - (height - bar)), `${width} px, lower edge`)
        .toBeLessThan(30)
      for (const seen of ['.clinic-pane', '.hero-facts a']) {
        await expect.soft(page.locator(seen), `${seen}, ${width} px`).toBeInViewport({ ratio: 1 })
      }
    }
  })

  test(`the doors of ${path} stand after at most 90 words, and what we count of ourselves after people and price`, async ({
    page,
  }) => {
    await page.goto(path)
    const above = await page.evaluate(() => {
      const words = document.querySelector('.first-view')?.cloneNode(true) as HTMLElement
      // Of the moving words one is read at a time.
      for (const moving of words.querySelectorAll('.hero-words')) moving.remove()
      const texts = [...words.querySelectorAll('*')].flatMap(({ childNodes }) =>
        [...childNodes].filter((node) => node instanceof Text).map(({ data }) => data),
      )
      return texts.join(' ').split(/\s+/).filter(Boolean).length
    })
    expect(above).toBeLessThanOrEqual(90)
    const order = await page
      .locator('.first-view, .doors, .hero-people, .hero-price, .stats, .marquee-band')
      .evaluateAll((all) => all.map(({ classList }) => classList[0]))
    expect(order).toEqual(['first-view', 'doors', 'hero-people', 'hero-price', 'stats', 'band'])
  })
}

test('the moving word advances every 2 seconds through its five words', async ({ page }) => {
  await page.goto('/')
  const words = page.locator('.hero-words b')
  await expect(words).toHaveText([
    'immediate',
    'expert',
    'trusted',
    'comprehensive',
    'personalized',
  ])
  const timing = await words.evaluateAll((all) =>
    all.map((word) => {
      const [animation] = word.getAnimations()
      const { delay, duration } = animation?.effect?.getTiming() ?? {}
      return { delay, duration }
    }),
  )
  expect(timing).toEqual([0, 2000, 4000, 6000, 8000].map((delay) => ({ delay, duration: 10_000 })))
})

test('at each moment exactly one word is seen', async ({ page }) => {
  await page.goto('/')
  for (const second of [1, 1.95, 2.05, 3, 5, 7.95, 9, 9.95, 11, 13]) {
    const seen = await page.locator('.hero-words b').evaluateAll((all, time) => {
      for (const word of all) {
        for (const animation of word.getAnimations()) {
          animation.pause()
          animation.currentTime = time * 1000
        }
      }
      return all.filter((word) => getComputedStyle(word).opacity === '1').length
    }, second)
    expect(seen).toBe(1)
  }
})

test('the visitor can stop the moving word, by keyboard too, and let it go on', async ({
  page,
}) => {
  await page.goto('/')
  const pause = page.getByRole('checkbox', { name: 'Pause the moving words' })
  const states = () =>
    page
      .locator('.hero-words b')
      .evaluateAll((all) => [...new Set(all.map((word) => word.getAnimations()[0]?.playState))])
  await expect(pause).not.toBeChecked()
  await pause.press('Space')
  await expect(pause).toBeChecked()
  expect(await states()).toEqual(['paused'])
  await pause.click()
  await expect(pause).not.toBeChecked()
  expect(await states()).toEqual(['running'])
})

test('each pause button stands beside what it pauses', async ({ page }) => {
  for (const [path, width, word] of [
    ['/', 320, '.hero-words'],
    ['/es', 360, '.hero-words'],
    ['/', 1280, '.hero-words'],
    ['/es', 1280, '.hero-words'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    for (const [moving, button] of [
      [word, '.pause-words'],
      ['.marquee-band h2', '.pause-marquee'],
    ] as const) {
      const [words, pause] = await Promise.all([
        page.locator(moving).boundingBox(),
        page.locator(button).boundingBox(),
      ])
      if (!words || !pause) throw new Error(`${moving} is not there`)
      expect.soft(pause.x - (words.x + words.width), `${path} ${width}`).toBeLessThanOrEqual(20)
      expect.soft(pause.y, `${path} ${width}`).toBeLessThan(words.y + words.height)
      expect.soft(pause.y + pause.height, `${path} ${width}`).toBeGreaterThan(words.y)
    }
  }
})

test('six quotes stand four times in the marquee and take 90 seconds', async ({ page }) => {
  await page.goto('/')
  const lists = page.locator('.marquee ul')
  await expect(lists).toHaveCount(4)
  await expect(lists.first().locator('li')).toHaveCount(6)
  await expect(page.locator('.marquee ul[aria-hidden]')).toHaveCount(3)
  const duration = await lists
    .first()
    .evaluate((list) => list.getAnimations()[0]?.effect?.getTiming().duration)
  expect(duration).toBe(90_000)
})

test('no window sees the end of the quotes', async ({ page }) => {
  await page.goto('/')
  for (const width of [320, 412, 1280, 1919, 1921, 3840]) {
    await page.setViewportSize({ width, height: 800 })
    const end = await page.locator('.marquee ul').evaluateAll((lists) => {
      for (const list of lists) {
        const [round] = list.getAnimations()
        round?.pause()
        if (round) round.currentTime = 89_999
      }
      return Math.max(...lists.map((list) => list.getBoundingClientRect().right))
    })
    expect(end, `${width}`).toBeGreaterThanOrEqual(width)
  }
})

test('the marquee stands still under the pointer and when paused', async ({ page }) => {
  await page.goto('/')
  const state = () =>
    page
      .locator('.marquee ul')
      .first()
      .evaluate((list) => list.getAnimations()[0]?.playState)
  expect(await state()).toBe('running')
  await page.locator('.marquee').hover()
  expect(await state()).toBe('paused')
  await page.mouse.move(0, 0)
  expect(await state()).toBe('running')
  await page.getByRole('checkbox', { name: 'Pause the moving quotes' }).click()
  expect(await state()).toBe('paused')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('what moves can be stopped too', async ({ page }) => {
    await page.goto('/')
    const word = page.locator('.hero-words b').first()
    await expect(word).toHaveCSS('animation-play-state', 'running')
    await page.getByRole('checkbox', { name: 'Pause the moving words' }).check()
    await expect(word).toHaveCSS('animation-play-state', 'paused')
  })
})

test.describe('for a visitor who asks for less motion', () => {
  test.use({ reducedMotion: 'reduce' } as object)

  test('nothing moves and nothing is lost', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('.hero-words b').first()).toBeVisible()
    await expect(page.locator('.marquee li:visible')).toHaveCount(6)
    const moving = () =>
      document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length
    // What only takes another color with the place in the page moves nothing.
    expect(await page.evaluate(moving)).toBe(0)
  })
})

test('six documentation cards and three rated stories', async ({ page }) => {
  await page.goto('/es')
  await expect(page.locator('.documentation li')).toHaveCount(6)
  await expect(page.locator('.stories article')).toHaveCount(3)
  await expect(page.getByRole('img', { name: /de 5 estrellas/ })).toHaveCount(3)
})

test('booking opens a new tab at the scheduler, with the kind of visit', async ({ page }) => {
  await page.goto('/')
  const link = page.locator('.hero').getByRole('link', { name: /Book a free phone consultation/ })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('href', /appointmentType=/)
})

/** How much of the page has moved so far, as the browser counts it. */
function layoutShift(page: Page) {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            sum += (entry as unknown as { value: number }).value
          }
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 300)
      }),
  )
}

/** What search engines call a good page moves by less than 0.1; ours may move by a fifth of that. */
const mostShift = 0.02

async function holdFonts(page: Page, milliseconds: number) {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    await route.continue()
  })
}

for (const [path, at] of [
  ['/', [360, 390, 768, 1280]],
  ['/es/condiciones/latigazo-cervical-oakland', [360, 768, 1280]],
  ['/accident-report', [360]],
  // Here the words beside a figure began where the figure ended.
  ['/resources/real-stories', [1280]],
] as const) {
  for (const width of at) {
    test(`our faces come late to ${path} and hardly move it, at ${width} px`, async ({ page }) => {
      await holdFonts(page, 400)
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await facesShown(page)
      expect(await layoutShift(page)).toBeLessThanOrEqual(mostShift)
    })
  }
}

/** As on a machine so quick that the page takes its faces as on time. */
const takeFacesAtOnce = (page: Page) =>
  page.addInitScript(() => {
    performance.now = () => 0
  })

for (const [path, width] of [
  ['/', 412],
  ['/', 414],
  // The trail above the title fitted one line in one face, and took two in the other.
  ['/es/condiciones/latigazo-cervical-oakland', 412],
] as const) {
  test(`our faces come at once to ${path} and hardly move it, at ${width} px`, async ({ page }) => {
    await takeFacesAtOnce(page)
    await page.setViewportSize({ width, height: 823 })
    await page.goto(path)
    await facesShown(page)
    expect(await layoutShift(page)).toBeLessThanOrEqual(mostShift)
  })
}

test('late faces change the headings of the first page, and its text stays as it is read', async ({
  page,
}) => {
  await holdFonts(page, 600)
  await page.goto('/about')
  const before = await fontOf(page, '.lead')
  expect(await fontOf(page, 'h1')).not.toBe('Fraunces')
  await facesShown(page)
  await expect.poll(() => fontOf(page, 'h1')).toBe('Fraunces')
  expect(await fontOf(page, '.lead')).toBe(before)
  expect(before).not.toMatch(/Atkinson/)
})

test('faces that come at once are those of the first page', async ({ page }) => {
  await takeFacesAtOnce(page)
  await page.goto('/about')
  await expect.poll(() => fontOf(page, 'h1')).toBe('Fraunces')
  expect(await fontOf(page, '.lead')).toMatch(/Atkinson/)
})

test('faces that do not come leave the page as it is, and no script breaks', async ({
  page,
  noise,
}) => {
  await page.route('**/*.woff2', (route) => route.abort())
  await page.goto('/about')
  await expect.poll(() => noise.length).toBeGreaterThan(1)
  const isOfBrowser = (line: string) => line.startsWith('error: Failed to load resource')
  expect(noise.splice(0).filter((line) => !isOfBrowser(line))).toEqual([])
  expect(await fontOf(page, 'h1')).not.toBe('Fraunces')
})

test('the next page of a visit begins in our faces, and nothing moves', async ({ page }) => {
  await page.goto('/about')
  await facesShown(page)
  await page.locator('.crumbs a').first().click()
  await page.waitForURL('/')
  expect(await fontOf(page, 'h1')).toBe('Fraunces')
  expect(await fontOf(page, '.lead')).toMatch(/Atkinson/)
  expect(await layoutShift(page)).toBe(0)
})

test('no face is asked for before the page is painted', async ({ page }) => {
  await page.goto('/about')
  await facesShown(page)
  const early = await page.evaluate(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime - (painted?.startTime ?? Number.NaN))
  })
  expect(early).toHaveLength(2)
  for (const after of early) expect(after).toBeGreaterThan(0)
})
