import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { clinic } from '#config'

/** Examples of what a field takes, checked without the facts of a clinic. */
const withExamples = ['src/clinic/clinic-facts.test.ts', 'src/clinic/clinic.test.ts']

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

test('tests ask for the name and the address of the clinic, so that another one breaks none', () => {
  const files = ['src', 'tests', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.(?:test|spec)\.tsx?$|^tests\/.*\.ts$/.test(file))
      .filter((file) => !withExamples.includes(file)),
  )
  const naming = files.filter((file) => {
    const text = readFileSync(file, 'utf8')
    return [clinic.name, clinic.email, clinic.email.replace(/.*@/, '')].some((fact) =>
      text.includes(fact),
    )
  })
  expect(naming).toEqual([])
})
