import { globSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseAtomFeed } from 'feedsmith'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manyPosts } from '#clinic/posts/posts.examples.ts'
import { failsFrom, limits } from '#scripts/page-weight/limits.ts'
import { weigh } from '#scripts/page-weight/weigh.ts'
import { indexPath } from '#site/search-index.ts'
import { attributeValues, fileExists } from '../support/built-site.ts'
import { htmlFaultsOf } from '../support/html-faults.ts'
import { buildCopy } from '../support/site-copy.ts'
import { copyWithPosts, eveningBefore } from '../support/site-with-posts.ts'

let folder: string
const textOf = (file: string) => readFile(join(folder, 'dist', file), 'utf8')
const pageAt = (path: string) => textOf(join(path, 'index.html'))

beforeAll(async () => {
  folder = await copyWithPosts()
  await buildCopy(folder, eveningBefore)
}, 300_000)
afterAll(() => rm(folder, { recursive: true }))

const pages = [
  '/blog/en-long',
  '/es/blog/es-long',
  '/blog/en-1',
  '/blog/posts',
  '/es/blog/articulos',
  '/es/blog/articulos/pagina-2',
  '/blog/posts/page-3',
]

test.each(pages)('%s is valid HTML of the weight of a page of words', async (path) => {
  const html = await pageAt(path)
  expect(await htmlFaultsOf(html)).toEqual([])
  expect(weigh(html)).toBeLessThan(failsFrom(limits.words))
})

test('nothing of what waits is built', async () => {
  const waiting = /\b(?:en|es|post)-(?:draft|tomorrow)\b|Post (?:draft|tomorrow)/
  const files = globSync('**/*.{html,js,json,xml}', { cwd: join(folder, 'dist') })
  expect(files.length).toBeGreaterThan(400)
  const told = []
  for (const file of files) if (waiting.test(file + (await textOf(file)))) told.push(file)
  expect(told).toEqual([])
})

test('the pages of the list name its feed, which names the newest posts', async () => {
  for (const path of ['/es/blog/articulos', '/es/blog/articulos/pagina-3']) {
    expect(attributeValues(await pageAt(path), 'link', 'href')).toContain('/es/blog/articulos.xml')
  }
  const { entries } = parseAtomFeed(await textOf('blog/posts.xml'))
  expect(entries).toHaveLength(20)
  const [link] = entries?.[0]?.links ?? []
  await expect(pageAt(new URL(link?.href ?? '').pathname)).resolves.toContain('<h1>What we look at')
})

test('the site map, the search and a picture for sharing know each post', async () => {
  const siteMap = await textOf('sitemap.xml')
  const { documentIds } = JSON.parse(await textOf(indexPath('es')))
  const known: unknown[] = Object.values(documentIds)
  for (const { name } of manyPosts(24)) {
    expect(siteMap).toContain(`/es/blog/es-${name}/</loc>`)
    expect(known).toContain(`post-${name}`)
  }
  expect(globSync('og/post-*.{en,es}.png', { cwd: join(folder, 'dist') })).toHaveLength(50)
})

test('the picture of a post comes in its widths', async () => {
  const html = await pageAt('/es/blog/es-long')
  expect(html).toContain('alt="El jardín detrás de la clínica."')
  for (const path of html.match(/\/photos\/garden-jpg-\d+\.(?:avif|webp)/g) ?? []) {
    expect(globSync(`.${path}`, { cwd: join(folder, 'dist') })).toHaveLength(1)
  }
})

test('a site without posts has no list and no feed', () => {
  expect(fileExists('blog/posts')).toBe(false)
  expect(fileExists('blog/posts.xml')).toBe(false)
  expect(fileExists('og/posts.en.png')).toBe(false)
})
