import { expect, type Locator } from '@playwright/test'
import { hasFocus, hiddenOf } from '../browsers/in-page.ts'

/** What speaks to the visitor is where they look: in the window, and nothing lies over it. */
export async function expectInView(told: Locator) {
  await expect(told).toBeVisible()
  await expect.poll(() => told.evaluateAll(hiddenOf), `${told} is not in view`).toEqual([])
}

/** What became of what the visitor did: in view, and the focus is on it or beside it in the same box. */
export async function expectOutcomeInView(told: Locator) {
  await expectInView(told)
  await expect.poll(() => told.evaluateAll(hasFocus), `${told} has not the focus`).toBe(true)
}
