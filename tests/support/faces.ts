import { expect, type Page } from '@playwright/test'

/** Waits until the page is set in our faces, or in that of the headings where they came late. */
export const facesShown = (page: Page) =>
  expect(page.locator('html')).toHaveClass(/\b(?:faces|heading-face)\b/)

/** The font that the browser drew most of an element with, whatever the styles ask for. */
export async function fontOf(page: Page, selector: string) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 })
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  await devtools.detach()
  return fonts.toSorted((a, b) => b.glyphCount - a.glyphCount)[0]?.familyName ?? ''
}
