import { href } from '#site/addresses.ts'
import { blockWords } from '#words/words.ts'
import { findBarriers } from '../support/axe.ts'
import { expect, test } from '../support/browser-test.ts'
import { walkedIn } from '../support/walked-in.ts'

test.use({ bypassCSP: true, viewport: { width: 360, height: 740 } })

for (const locale of walkedIn('es')) {
  test(`questions open their answers, one or all (${locale})`, async ({ page }) => {
    await page.goto(href('faq', locale))
    const questions = page.locator('.question')
    const answer = questions.first().locator('div')
    await expect(answer).toBeHidden()
    await questions.first().locator('summary').press('Enter')
    await expect(answer).toBeVisible()
    const all = page.getByText(blockWords[locale].allAnswers, { exact: true })
    await all.click()
    await expect(page.locator('.question:not([open])')).toHaveCount(0)
    expect(await findBarriers(page)).toEqual([])
    await all.click()
    await expect(page.locator('.question[open]')).toHaveCount(0)
  })
}

test('a link to an answer opens it', async ({ page }) => {
  await page.goto(href('faq', 'en'))
  const id = await page.locator('.question').nth(3).locator('div').getAttribute('id')
  await page.goto(`${href('faq', 'en')}#${id}`)
  await expect(page.locator(`#${id}`)).toBeVisible()
  await expect(page.locator('.question').nth(3).locator('summary')).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a question opens, and so does the answer a link leads to', async ({ page }) => {
    await page.goto(href('faq', 'en'))
    const second = page.locator('.question').nth(1)
    await second.locator('summary').click()
    await expect(second.locator('div')).toBeVisible()
  })
})

test('paper gets all answers', async ({ page }) => {
  await page.goto(href('faq', 'en'))
  await page.emulateMedia({ media: 'print' })
  // What is folded away has a height all the same.
  const shown = await page
    .locator('.question > div')
    .evaluateAll((answers) => answers.map((answer) => answer.checkVisibility()))
  expect(shown.length).toBeGreaterThan(0)
  expect(shown).not.toContain(false)
})
