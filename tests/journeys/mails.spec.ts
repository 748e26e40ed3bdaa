import { sampleMails } from '#builder/sample-mails.ts'
import { checkable, findBarriers } from '../support/axe.ts'
import { expect, test } from '../support/browser-test.ts'

test.use({ ...checkable, viewport: { width: 360, height: 740 } })

test('every mail is read on a phone, by day and by night, and asks for nothing', async ({
  page,
}) => {
  for (const { html, name } of await sampleMails()) {
    await page.setContent(html)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(360)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await findBarriers(page), `${name}, ${colorScheme}`).toEqual([])
    }
  }
})
