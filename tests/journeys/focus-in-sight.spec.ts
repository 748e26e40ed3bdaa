import { href } from '#site/addresses.ts'
import { expect, test } from '../support/browser-test.ts'
import { pinnedElements, walkByTab } from '../support/focus-watch.ts'
import { isLong } from '../support/repeats.ts'

const paths = [
  href('home', 'en'),
  href('home', 'es'),
  href('whiplash', 'en'),
  href('immediate-help', 'en'),
  href('contact', 'en'),
  href('faq', 'en'),
  href('recovery-calculator', 'en'),
  href('accident-report', 'en'),
  href('newsletter', 'en'),
  href('site-map', 'en'),
]

/** Phones upright and on their side, and a desktop window at 400 % zoom. */
const sizes = [
  { width: 360, height: 740 },
  { width: 320, height: 568 },
  { width: 740, height: 360 },
  { width: 320, height: 256 },
]

/** Under 30rem of height nothing may stay in its place. */
const isLow = ({ height }: { height: number }) => height < 480

/** One tall and one low window for each page, in turn; `npm run test:long` takes them all. */
const sizesFor = (place: number) =>
  sizes.filter((_size, index) => isLong || index % 2 === place % 2)

for (const [place, path] of paths.entries()) {
  test(`by keyboard the focus of ${path} is never out of sight`, async ({ page }) => {
    for (const size of sizesFor(place)) {
      await page.setViewportSize(size)
      await page.goto(path)
      await expect(page.locator('[data-when=loaded]:not([data-awake])')).toHaveCount(0)
      const { hidden, stops } = await walkByTab(page)
      expect.soft(hidden, `${size.width} × ${size.height}`).toEqual([])
      expect(stops).toBeGreaterThan(20)
      if (isLow(size)) expect.soft(await pinnedElements(page)).toEqual([])
    }
  })

  test(`backwards by keyboard, under the banner, the focus of ${path} is never out of sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    await expect(page.locator('[data-when=loaded]:not([data-awake])')).toHaveCount(0)
    await page.evaluate(() => scrollTo(0, 200))
    await expect(page.locator('.banner')).toBeVisible()
    const { hidden, stops } = await walkByTab(page, 'backwards')
    expect.soft(hidden).toEqual([])
    expect(stops).toBeGreaterThan(20)
  })
}
