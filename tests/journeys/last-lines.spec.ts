import { href } from '#site/addresses.ts'
import { expect, test } from '../support/browser-test.ts'
import { facesShown } from '../support/faces.ts'
import { loneWords } from '../support/lone-words.ts'

const paths = [
  href('home', 'en'),
  href('home', 'es'),
  href('tools', 'es'),
  href('whiplash', 'en'),
  href('headaches', 'es'),
  href('contact', 'en'),
  href('insurance-guide', 'es'),
  href('accident-report', 'es'),
  href('district-2', 'en'),
]

for (const path of paths) {
  test(`no word stands alone below a heading or an opening of ${path}`, async ({ page }) => {
    await page.goto(path)
    await facesShown(page)
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await loneWords(page), `${width} px`).toEqual([])
    }
  })
}
