import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A stray line on the console fails the test that wrote it. */
beforeEach(() => {
  for (const level of ['error', 'warn', 'info', 'log', 'debug'] as const) {
    vi.spyOn(console, level)
  }
})

afterEach(() => {
  for (const level of ['error', 'warn', 'info', 'log', 'debug'] as const) {
    expect(vi.mocked(console[level]).mock.calls, `console.${level}`).toEqual([])
  }
  vi.restoreAllMocks()
})
