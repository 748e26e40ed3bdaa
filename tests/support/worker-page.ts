import type { Page } from '@playwright/test'
import { checkable } from './axe.ts'
import { test as base } from './browser-test.ts'

const { contextOptions, ...options } = checkable

/**
 * One page for all tests of a worker, which open one address after the other in it: in a page of its
 * own each would wait half as long again for the checker. Nothing may depend on what was open before.
 */
export const test = base.extend<object, { workerPage: Page }>({
  workerPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use
      const context = await browser.newContext({
        ...options,
        ...contextOptions,
        baseURL,
      })
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ viewport, workerPage }, use) => {
    if (viewport) await workerPage.setViewportSize(viewport)
    await use(workerPage)
    workerPage.removeAllListeners()
  },
})

export { expect } from './browser-test.ts'
