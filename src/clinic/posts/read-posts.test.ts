import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SamplePost, writeSamplePosts } from './posts.examples.ts'
import { readPosts } from './read-posts.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'read-posts-'))
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
})
afterEach(() => rmSync(folder, { recursive: true }))

const everything = () => true

async function read(...posts: SamplePost[]) {
  await writeSamplePosts(folder, posts)
  return readPosts(everything)
}

const sit: SamplePost = { name: 'sit', date: '2026-11-20' }

/** Changes one file of the post. */
function change(locale: 'en' | 'es', from: string, to: string) {
  const file = join(folder, `content/${locale}/blog/posts/post-sit.md`)
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
}

test('a clinic without posts has none', () => {
  expect(readPosts(everything)).toEqual({ posts: [], faults: [] })
})

test('what a post is shown by is asked of its day and of whether it is a draft', async () => {
  await writeSamplePosts(folder, [sit])
  const asked = vi.fn(() => false)
  expect(readPosts(asked).posts).toMatchObject([
    { id: 'post-sit', isShown: false, address: { en: 'en-sit', es: 'es-sit' } },
  ])
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ date: '2026-11-20' }))
})

test('a long heading is the whole name', async () => {
  const long = 'How to sit, stand, lie down and get up again '.repeat(4).trim()
  const { posts } = await read({ ...sit, heading: { en: long, es: long } })
  expect(posts[0]?.name.en).toBe(long)
})

test('a post without its twin is named with the file that is missing', async () => {
  await read(sit)
  rmSync(join(folder, 'content/es/blog/posts/post-sit.md'))
  expect(readPosts(everything)).toEqual({
    posts: [],
    faults: [
      'content/es/blog/posts/post-sit.md is missing: a post stands in both languages, in files of the same name',
    ],
  })
})

test.each([
  [
    'a day that the calendar has not',
    'date: 2026-11-20',
    'date: 2026-11-31',
    'content/en/blog/posts/post-sit.md:10: date should be the day from which it is shown: a day as year-month-day, such as 2026-12-25',
  ],
  [
    'an ñ in the address',
    'address: en-sit',
    'address: otoño',
    'content/en/blog/posts/post-sit.md:12: address should be the last part of its address in the letters a to z, without accents and with n for ñ: lower-case words joined by hyphens, such as how-to-sit-in-the-car',
  ],
  [
    'words in braces in the heading',
    'heading: "Post sit"',
    'heading: "{clinic}"',
    'content/en/blog/posts/post-sit.md:3: heading should be the large heading, without words in braces, such as How to sit in the car',
  ],
  [
    'a draft that says no',
    'date: 2026-11-20',
    'date: 2026-11-20\ndraft: false',
    'content/en/blog/posts/post-sit.md:11: draft should be true, or left out',
  ],
])('%s is told with file, line, field and an example', async (_what, from, to, fault) => {
  await read(sit)
  change('en', from, to)
  expect(readPosts(everything)).toEqual({ posts: [], faults: [fault] })
})

test('the twin has the same day', async () => {
  await read(sit)
  change('es', 'date: 2026-11-20', 'date: 2026-11-21')
  expect(readPosts(everything).faults).toEqual([
    'content/es/blog/posts/post-sit.md: date should be as in content/en/blog/posts/post-sit.md: 2026-11-20',
  ])
})

test('a file with another name is told what to be called', async () => {
  await read({ ...sit, name: 'niño' })
  expect(readPosts(everything).faults).toEqual([
    'content/en/blog/posts/post-niño.md: name the file post-… in the letters a to z, such as post-how-to-sit.md, and its twin too',
  ])
})

test('two posts at one address are told', async () => {
  await read(sit, { ...sit, name: 'lie' })
  change('en', 'address: en-sit', 'address: en-lie')
  expect(readPosts(everything).faults).toEqual([
    'content/en/blog/posts: post-lie.md and post-sit.md have the same address, en-lie',
  ])
})
