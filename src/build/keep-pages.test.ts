import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hashShared, keepPages } from '#build/keep-pages.ts'
import { day } from '#dates/durations.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keep-pages-'))
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
})

/** A build during which the sources become others, or stay. */
async function build(before: string, after: string) {
  let sources = before
  const { hooks } = keepPages(() => sources, folder)
  const nothing = () => undefined
  const setup = { command: 'build', updateConfig: nothing, addMiddleware: nothing }
  await hooks['astro:config:setup']?.(setup as never)
  sources = after
  await hooks['astro:build:done']?.({} as never)
}

test('a build leaves its pages to the next one', async () => {
  await build('code', 'code')
  expect(existsSync(folder)).toBe(true)
})

test('what is of another day goes', async () => {
  const old = new Date(Date.now() - 3 * day)
  for (const name of ['page', 'page.1234', 'of today']) writeFileSync(join(folder, name), 'a page')
  for (const name of ['page', 'page.1234']) utimesSync(join(folder, name), old, old)
  await build('code', 'code')
  expect(readdirSync(folder)).toEqual(['of today'])
})

test('nothing is left of a build during which a file was saved', async () => {
  await build('code', 'code in part')
  expect(existsSync(folder)).toBe(false)
})

test('pages are kept for a day in Oakland', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T20:00:00Z') })
  const before = hashShared()
  vi.setSystemTime(new Date('2026-11-23T07:59:00Z'))
  expect(hashShared()).toBe(before)
  vi.setSystemTime(new Date('2026-11-23T08:00:00Z'))
  expect(hashShared()).not.toBe(before)
})
