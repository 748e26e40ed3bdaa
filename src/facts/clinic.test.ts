import { afterEach, expect, test, vi } from 'vitest'
import { clinic } from '#config'

afterEach(() => {
  vi.doUnmock('#config')
  vi.resetModules()
})

test.each(['#site/addresses.ts', '#site/contact-links.ts', '#words/facts-in-braces.ts'])(
  'a wrong value is named before %s reads it',
  async (module) => {
    vi.resetModules()
    vi.doMock('#config', () => ({ clinic: { ...clinic, phones: undefined, chiropractor: {} } }))
    await expect(import(module)).rejects.toThrow(
      /chiropractor\.slug is missing: it should be[\s\S]*phones is missing: it should be/,
    )
  },
)
