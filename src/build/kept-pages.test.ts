import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openKeptPages } from '#build/kept-pages.ts'
import { noteAsked } from '#facts/asked.ts'

let folder: string
let words: Map<string, string>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-pages-'))
  words = new Map([
    ['neck.md', 'The neck'],
    ['back.md', 'The back'],
  ])
})
afterEach(() => rm(folder, { recursive: true }))

/** A hub that shows the words of its pages, and what a build gives for its address. */
async function build({ common = 'code', shows = ['neck.md'], status = 200 } = {}) {
  const keep = openKeptPages(folder, common, (name) => words.get(name))
  let drawn = false
  const answer = await keep('/conditions', async () => {
    drawn = true
    for (const name of shows) noteAsked(name)
    return new Response(shows.map((name) => words.get(name)).join(), { status })
  })
  return { drawn, page: await answer.text(), status: answer.status }
}

test('a page is drawn once, and the next build takes it as it was', async () => {
  expect(await build()).toEqual({ drawn: true, page: 'The neck', status: 200 })
  expect(await build()).toEqual({ drawn: false, page: 'The neck', status: 200 })
})

test('words that it shows draw it anew, words of other pages do not', async () => {
  await build()
  words.set('back.md', 'The lower back')
  expect(await build()).toMatchObject({ drawn: false })
  words.set('neck.md', 'The neck and the shoulders')
  expect(await build()).toMatchObject({ drawn: true, page: 'The neck and the shoulders' })
})

test('words that came to be shown count from then on', async () => {
  await build()
  await build({ common: 'code that shows more', shows: ['neck.md', 'back.md'] })
  words.set('back.md', 'The lower back')
  const after = await build({ common: 'code that shows more', shows: ['neck.md', 'back.md'] })
  expect(after).toMatchObject({ drawn: true, page: 'The neck,The lower back' })
})

test('words that are gone draw it anew', async () => {
  await build()
  words.delete('neck.md')
  expect(await build({ shows: [] })).toMatchObject({ drawn: true, page: '' })
})

test('what all pages are drawn from draws it anew', async () => {
  await build()
  expect(await build({ common: 'other code' })).toMatchObject({ drawn: true })
})

test('a page that a killed build wrote in part is drawn anew', async () => {
  await build()
  for (const name of await readdir(folder)) await truncate(join(folder, name), 20)
  expect(await build()).toEqual({ drawn: true, page: 'The neck', status: 200 })
})

test('what is no page is not kept', async () => {
  await build({ status: 308 })
  expect(await readdir(folder)).toEqual([])
})

test('every byte of a page stays', async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  const pages = openKeptPages(folder, 'code', () => undefined)
  const ask = () => pages('/data.bin', async () => new Response(bytes))
  await ask()
  expect(new Uint8Array(await (await ask()).arrayBuffer())).toEqual(bytes)
})
