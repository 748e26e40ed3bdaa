import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { hashSources } from '#build/build-sources.ts'
import { pageSettings } from '#site/origin.ts'
import { isWordsFile } from '#words/read-pages.ts'

afterEach(() => vi.unstubAllEnvs())

test('the same sources and settings are one hash', () => {
  expect(hashSources()).toBe(hashSources())
})

test.each(pageSettings)('another %s is another one', (name) => {
  const before = hashSources()
  vi.stubEnv(name, 'other')
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

/** Rooms that no page is drawn from. */
const behindPages = /^src\/(?:build|desk|newsletter|server)\//

test('pages ask the environment for nothing else', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file))
    .filter((file) => /(?<!\.test)\.(?:tsx?|astro)$/.test(file) && !behindPages.test(file))
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/process\.env(\S{0,16})/g)].map(([, name]) => name),
  )
  expect(names).toEqual([...pageSettings].map((name) => expect.stringContaining(`['${name}']`)))
})
