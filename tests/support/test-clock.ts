/** A clock that stands still until the test moves it. */
export function createTestClock(start = Date.UTC(2026, 2, 4, 17)) {
  let time = start
  return {
    now: () => time,
    pass(milliseconds: number) {
      time += milliseconds
    },
  }
}
