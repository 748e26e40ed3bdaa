import { mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Ingredients, type KeptWork, openKeptWork } from './kept-work.ts'

const makeFolder = () => mkdtemp(join(tmpdir(), 'kept-work-'))

/** What the work gives for these ingredients, and whether it was done or found. */
async function work(kept: KeptWork, ingredients: Ingredients, result = 'made') {
  let done = false
  const bytes = await kept.once(ingredients, async () => {
    done = true
    return Buffer.from(result)
  })
  return { done, result: Buffer.from(bytes).toString() }
}

test('work is done once, also for a later build', async () => {
  const folder = await makeFolder()
  expect(await work(openKeptWork(folder), ['page', 'level 11'])).toEqual({
    done: true,
    result: 'made',
  })
  expect(await work(openKeptWork(folder), ['page', 'level 11'], 'anew')).toEqual({
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
  const kept = openKeptWork(await makeFolder())
  await work(kept, ['page', 'level 11'])
  expect((await work(kept, ingredients)).done).toBe(true)
})

test('text and its bytes are the same ingredient', async () => {
  const kept = openKeptWork(await makeFolder())
  await work(kept, ['mañana'])
  expect((await work(kept, [Buffer.from('mañana')])).done).toBe(false)
})

test('work that is asked for again while it is in hand is done once', async () => {
  const kept = openKeptWork(await makeFolder())
  const both = await Promise.all([work(kept, ['page']), work(kept, ['page'])])
  expect(both.map(({ done }) => done)).toEqual([true, false])
})

test('work that failed is not kept', async () => {
  const folder = await makeFolder()
  const kept = openKeptWork(folder)
  const fails = () => Promise.reject(new Error('no such font'))
  await expect(kept.once(['page'], fails)).rejects.toThrow('no such font')
  expect((await work(kept, ['page'])).done).toBe(true)
  expect(await readdir(folder)).toHaveLength(1)
})

test('what was not used for longest makes room', async () => {
  const folder = await makeFolder()
  const before = openKeptWork(folder)
  await work(before, ['oldest'], '12345')
  await work(before, ['old but used'], '12345')
  await writeFile(join(folder, 'left by a killed build'), '12345')
  for (const name of await readdir(folder)) await utimes(join(folder, name), 1000, 1000)

  const now = openKeptWork(folder)
  await work(now, ['old but used'])
  await work(now, ['new'], '12345')
  await now.forget(10)

  expect(await readdir(folder)).toHaveLength(2)
  const later = openKeptWork(folder)
  expect((await work(later, ['old but used'])).done).toBe(false)
  expect((await work(later, ['new'])).done).toBe(false)
  expect((await work(later, ['oldest'])).done).toBe(true)
})
