import { existsSync, globSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parts } from '#clinic/parts.ts'
import { locales } from '#language/locales.ts'
import { groupOf, href, pageIds } from '#site/addresses.ts'
import { indexPath } from '#site/search-index.ts'
import { attributeValues } from '../support/built-site.ts'
import { buildCopy, copySite } from '../support/site-copy.ts'

let folder: string
let files: string[]
const textOf = (file: string) => readFile(join(folder, 'dist', file), 'utf8')

beforeAll(async () => {
  folder = await copySite()
  const config = join(folder, 'clinic.config.ts')
  const facts = await readFile(config, 'utf8')
  await writeFile(
    config,
    facts.replace(/^\}\n*$/m, (end) => `  leaveOut: ${JSON.stringify(parts)},\n${end}`),
  )
  await buildCopy(folder)
  files = globSync('**/*', { cwd: join(folder, 'dist') })
}, 300_000)
afterAll(() => rm(folder, { recursive: true }))

/** The pages of this site that the copy has not. */
const out = pageIds.filter((id) => parts.some((part) => part === id || part === groupOf(id)))

/** A page that was moved, or is out, answers with a page that sends on. */
const sendsOn = (html: string) => html.includes('http-equiv="refresh"')

test('the addresses of what is out send on to pages that are there', async () => {
  expect(out.length).toBeGreaterThan(80)
  for (const id of out) {
    const html = await textOf(join(href(id, 'es'), 'index.html'))
    expect(sendsOn(html)).toBe(true)
    const [target = ''] = attributeValues(html, 'a', 'href')
    const [path = ''] = target.split('#')
    expect(sendsOn(await textOf(join(path, 'index.html')))).toBe(false)
  }
})

test('no link of any page leads to a page that is out, or nowhere', async () => {
  const drawn = files.filter((file) => file.endsWith('index.html') || file.endsWith('404.html'))
  const faults = []
  for (const file of drawn) {
    const html = await textOf(file)
    if (sendsOn(html)) continue
    for (const target of ['a', 'link'].flatMap((tag) => attributeValues(html, tag, 'href'))) {
      const [path = ''] = target.split(/[?#]/)
      if (!path.startsWith('/')) continue
      const built = join(folder, 'dist', path)
      const page = join(built, 'index.html')
      const isThere = existsSync(page) ? !sendsOn(await readFile(page, 'utf8')) : existsSync(built)
      if (!isThere) faults.push(`${file}: ${target}`)
    }
  }
  expect(faults).toEqual([])
})

test('sitemap, search, share images, feeds, data and the pages kept offline have none of it', async () => {
  const texts = await Promise.all(['sitemap.xml', 'service-worker.js'].map(textOf))
  const paths = out.flatMap((id) => [href(id, 'en'), href(id, 'es')])
  // Offline too, an address that is out may send on: there a colon follows it.
  const named = texts.flatMap((text) =>
    paths.filter((path) =>
      [`"${path}",`, `"${path}"]`, `${path}/<`].some((as) => text.includes(as)),
    ),
  )
  expect(named).toEqual([])
  for (const locale of locales) {
    const { documentIds } = JSON.parse(await textOf(indexPath(locale)))
    const found: unknown[] = Object.values(documentIds)
    expect(found).toContain('immediate-help')
    expect(found.filter((id) => out.some((left) => left === id))).toEqual([])
  }
  expect(files.filter((file) => out.some((id) => file.startsWith(`og/${id}.`)))).toEqual([])
  expect(files.filter((file) => /\.ics$|events\.xml$|^data\//.test(file))).toEqual([])
})
