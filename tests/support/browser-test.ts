import { test as base, expect } from '@playwright/test'

/**
 * A page that fails its test when the console says anything, a script breaks, or a request goes
 * to another origin.
 */
export const test = base.extend<{ noise: string[] }>({
  noise: [
    async ({ page, baseURL }, use) => {
      const noise: string[] = []
      page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`))
      page.on('pageerror', (error) => noise.push(`error: ${error.message}`))
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
