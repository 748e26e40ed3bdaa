import { href } from '#site/addresses.ts'
import { expect, test } from '../support/browser-test.ts'
import { oneOfEachKind } from '../support/one-of-each-kind.ts'

for (const [kind, id] of oneOfEachKind) {
  test(`on paper nothing of a page is folded (${kind}: ${id})`, async ({ page }) => {
    await page.goto(href(id, 'en'))
    await page.emulateMedia({ media: 'print' })
    const folded = await page
      .locator('details:visible')
      .evaluateAll((all) =>
        all
          .filter(
            (one) => getComputedStyle(one, '::details-content').contentVisibility === 'hidden',
          )
          .map(({ firstElementChild }) => firstElementChild?.textContent),
      )
    expect(folded).toEqual([])
  })
}

test('on paper the first words of home are followed by what to do, without an empty sky', async ({
  page,
}) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  const [words, doors] = await page
    .locator('.first-view .sky, .doors')
    .evaluateAll((both) => both.map((each) => each.getBoundingClientRect()))
  expect((doors?.top ?? Number.NaN) - (words?.bottom ?? 0)).toBeLessThan(100)
})
