import puppeteer from 'puppeteer-core'
import type { Driver } from './driver.ts'

const preferences = {
  // As on a phone: a bar beside the page would take from its width.
  'ui.useOverlayScrollbars': 1,
  'datareporting.policy.dataSubmissionEnabled': false,
}

/** Firefox without a window, by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: preferences,
  })
  const page = await browser.newPage()
  let complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text())
  })

  return {
    goTo: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    resize: (width, height) => page.setViewport({ width, height }),
    run: (expression) => page.evaluate(expression),
    moveTo: (x, y) => page.mouse.move(x, y),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    picture: async () => Buffer.from(await page.screenshot()),
    async takeComplaints() {
      const taken = complaints
      complaints = []
      return taken
    },
    close: () => browser.close(),
  }
}
