import { afterEach, expect, test, vi } from 'vitest'
import { hashSources } from '#build/build-sources.ts'
import { isWordsFile } from '#words/read-pages.ts'

afterEach(() => vi.unstubAllEnvs())

test('the same sources and settings are one hash', () => {
  expect(hashSources()).toBe(hashSources())
})

test.each([
  ['SITE_ORIGIN', 'https://clinic.example'],
  ['PUBLISH', 'anyway'],
])('another %s is another one', (name, value) => {
  const before = hashSources()
  vi.stubEnv(name, value)
  expect(hashSources()).not.toBe(before)
})

test.each([
  'content/data/events.yaml',
  'data/crashes/beats.csv',
  'src/site/menus.ts',
  'package.json',
])('%s counts, also where words do not', (left) => {
  const isShared = (file: string) => !isWordsFile(file)
  expect(hashSources((file) => isShared(file) && file !== left)).not.toBe(hashSources(isShared))
})

test.each([
  ['content/en/conditions/neck-pain.md', true],
  ['content/es/conditions/neck-pain.md', true],
  ['content/data/events.yaml', false],
  ['content/english.md', false],
  ['src/words/read-pages.ts', false],
])('%s holds words of a page: %s', (file, holds) => {
  expect(isWordsFile(file)).toBe(holds)
})
