import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { hashSources } from './build-sources.ts'

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
  'content/en/home.md',
  'src/city/oakland/beats.csv',
  'src/site/menus.ts',
  'package.json',
  'photos/door.jpg',
])('%s counts', (file) => {
  const folder = mkdtempSync(join(tmpdir(), 'sources-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, dirname(file)), { recursive: true })
  const hashWith = (words: string) => {
    writeFileSync(join(folder, file), words)
    return hashSources(folder)
  }
  const without = hashSources(folder)
  expect(new Set([without, hashWith('one'), hashWith('other')]).size).toBe(3)
})
