import { chromium, type Page, test, type ViewportSize } from '@playwright/test'

/** A browser whose owner asks for letters twice as large as usual: 32 px instead of 16. */
export async function browserWithLargeText(
  viewport: ViewportSize,
  run: (page: Page) => Promise<void>,
) {
  const { launchOptions = {}, baseURL = '' } = test.info().project.use
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
  })
  const page = await browser.newPage({ viewport, baseURL })
  await run(page)
  await browser.close()
}
