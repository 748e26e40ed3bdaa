import type { Locator } from '@playwright/test'

/** Counts the taps of each act. */
export function countTaps() {
  const taps: Record<string, number> = {}
  let act = ''
  return {
    taps,
    begin(name: string) {
      act = name
      taps[act] = 0
    },
    async tap(target: Locator) {
      taps[act] = (taps[act] ?? 0) + 1
      await target.tap()
    },
  }
}
