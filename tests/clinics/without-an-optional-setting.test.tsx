import { isDeepStrictEqual } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'
import { optionalSettings, without } from '#clinic/optional-settings.ts'
import { clinic } from '#config'

afterEach(() => {
  vi.doUnmock('#config')
  vi.resetModules()
})

/** Without what is there and undefined. */
const tidied = (facts: unknown): unknown => JSON.parse(JSON.stringify(facts))

/** What check:data, check:words and check:claims say of a clinic. */
async function faultsOf(facts: unknown): Promise<string[]> {
  vi.resetModules()
  vi.doMock('#config', () => ({ clinic: facts }))
  const { readData } = await import('#builder/check-data.ts')
  const { checkWords } = await import('#scripts/check-words/check-all.ts')
  const { checkClaims } = await import('#scripts/check-claims/check-claims.ts')
  readData()
  const { checks } = await checkWords()
  const problems = [...checks.flatMap((check) => check.problems), ...checkClaims().problems]
  return problems.map(({ file, text }) => `${file}: ${text}`)
}

/** Those that the shipped clinic has: without the others it is as it was. */
const settings = optionalSettings.filter(
  (path) => !isDeepStrictEqual(tidied(without(clinic, path)), tidied(clinic)),
)

test.each(settings)('without %s the lists, the words and the claims hold', async (path) => {
  expect(await faultsOf(without(clinic, path))).toEqual([])
})
