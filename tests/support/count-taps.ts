import type { Locator } from '@playwright/test'

/** What somebody takes who is not in a hurry: 36 words a minute on a telephone. */
const secondsPerTap = 3
const lettersPerSecond = 3

/** Counts the taps of each act, and how long they and what is typed take a person. */
export function countTaps() {
  const taps: Record<string, number> = {}
  const letters: Record<string, number> = {}
  let act = ''
  return {
    taps,
    begin(name: string) {
      act = name
      taps[act] = 0
      letters[act] = 0
    },
    async tap(target: Locator) {
      taps[act] = (taps[act] ?? 0) + 1
      await target.tap()
    },
    typed(text: string) {
      letters[act] = (letters[act] ?? 0) + text.length
    },
    secondsOf: (name: string) =>
      (taps[name] ?? 0) * secondsPerTap + (letters[name] ?? 0) / lettersPerSecond,
  }
}
