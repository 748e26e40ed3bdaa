import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { parts } from '#clinic/parts.ts'
import { clinic } from '#config'
import { isLong } from '../support/repeats.ts'
import { faultsOfClinic } from './leave-out.tsx'

beforeAll(() => {
  vi.stubEnv('DEV', false)
})

afterEach(() => {
  vi.doUnmock('#config')
  vi.resetModules()
})

/** Those whose pages others speak of most; the others alone only where there is time. */
const oftenNamed = parts.filter((part) => ['legal', 'report', 'tools'].includes(part))

test.each(isLong ? parts : oftenNamed)('without %s no page leads there', async (part) => {
  vi.resetModules()
  vi.doMock('#config', () => ({ clinic: { ...clinic, leaveOut: [part] } }))
  expect(await faultsOfClinic()).toEqual([])
})

test('without the tracker the privacy policy speaks of nothing that can be locked', async () => {
  vi.resetModules()
  vi.doMock('#config', () => ({ clinic: { ...clinic, leaveOut: ['symptom-tracker'] } }))
  const { wordsOf } = await import('#words/read-pages.ts')
  expect(wordsOf('privacy', 'en').body).toMatch(/The tools keep .* can read them\. If you/s)
  expect(wordsOf('privacy', 'es').body).not.toContain('el diario')
})
