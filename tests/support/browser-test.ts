import { test as base, type ConsoleMessage, expect } from '@playwright/test'

/** What Playwright itself says on a page that would register the service worker. */
const isOfPlaywright = (message: ConsoleMessage) =>
  message.text() === 'Service Worker registration blocked by Playwright'

/**
 * What Chromium says of its own fading from one page to the next when it has painted the next one too
 * soon for it. The visitor sees no more than a page without the fading.
 */
const isSkippedFading = ({ message }: Error) => message.startsWith('Transition was aborted')

/**
 * A page that fails its test when the console says anything, a script breaks, or a request goes
 * to another origin.
 */
export const test = base.extend<{ noise: string[] }>({
  noise: [
    async ({ page, baseURL }, use) => {
      const noise: string[] = []
      page.on('console', (message) => {
        if (!isOfPlaywright(message)) noise.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => {
        if (!isSkippedFading(error)) noise.push(`error: ${error.message}`)
      })
      page.on('request', (request) => {
        const url = request.url()
        if (!url.startsWith(`${baseURL}/`) && !url.startsWith('data:'))
          noise.push(`request: ${url}`)
      })
      await use(noise)
      expect(noise).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
