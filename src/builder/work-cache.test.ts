import { mkdtemp, readdir, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Ingredients, openWorkCache, type WorkCache } from './work-cache.ts'

const makeFolder = () => mkdtemp(join(tmpdir(), 'work-cache-'))

/** What the work gives for these ingredients, and whether it was done or found. */
async function work(cache: WorkCache, ingredients: Ingredients, result = 'made') {
  let done = false
  const bytes = await cache.once(ingredients, async () => {
    done = true
    return Buffer.from(result)
  })
  return { done, result: Buffer.from(bytes).toString() }
}

test('work is done once, also for a later build', async () => {
  const folder = await makeFolder()
  expect(await work(openWorkCache(folder), ['page', 'level 11'])).toEqual({
    done: true,
    result: 'made',
  })
  expect(await work(openWorkCache(folder), ['page', 'level 11'], 'anew')).toEqual({
    done: false,
    result: 'made',
  })
})

test.each([
  ['another input', ['page.', 'level 11']],
  ['another setting', ['page', 'level 10']],
  ['the same letters cut elsewhere', ['pagel', 'evel 11']],
  ['the other order', ['level 11', 'page']],
])('%s is other work', async (_, ingredients) => {
  const cache = openWorkCache(await makeFolder())
  await work(cache, ['page', 'level 11'])
  expect((await work(cache, ingredients)).done).toBe(true)
})

test('text and its bytes are the same ingredient', async () => {
  const cache = openWorkCache(await makeFolder())
  await work(cache, ['mañana'])
  expect((await work(cache, [Buffer.from('mañana')])).done).toBe(false)
})

test('work that is asked for again while it is in hand is done once', async () => {
  const cache = openWorkCache(await makeFolder())
  const both = await Promise.all([work(cache, ['page']), work(cache, ['page'])])
  expect(both.map(({ done }) => done)).toEqual([true, false])
})

test('work that failed is not cached', async () => {
  const folder = await makeFolder()
  const cache = openWorkCache(folder)
  const fails = () => Promise.reject(new Error('no such font'))
  await expect(cache.once(['page'], fails)).rejects.toThrow('no such font')
  expect((await work(cache, ['page'])).done).toBe(true)
  expect(await readdir(folder)).toHaveLength(1)
})

test('what was not used for longest makes room', async () => {
  const folder = await makeFolder()
  const before = openWorkCache(folder)
  await work(before, ['oldest'], '12345')
  await work(before, ['old but used'], '12345')
  await writeFile(join(folder, 'left by a killed build'), '12345')
  for (const name of await readdir(folder)) await utimes(join(folder, name), 1000, 1000)

  const now = openWorkCache(folder)
  await work(now, ['old but used'])
  await work(now, ['new'], '12345')
  await now.forget(10)

  expect(await readdir(folder)).toHaveLength(2)
  const later = openWorkCache(folder)
  expect((await work(later, ['old but used'])).done).toBe(false)
  expect((await work(later, ['new'])).done).toBe(false)
  expect((await work(later, ['oldest'])).done).toBe(true)
})

test('what another build has taken away meanwhile keeps nothing from being forgotten', async () => {
  const folder = await makeFolder()
  await writeFile(join(folder, 'old'), Buffer.alloc(2000))
  // A name that leads to nothing, as one that was listed and renamed since.
  await symlink(join(folder, 'gone'), join(folder, 'unfinished.1234'))
  await openWorkCache(folder).forget(1000)
  expect(await readdir(folder)).toEqual(['unfinished.1234'])
})
