import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeForStaticHosts } from './static-host.ts'

async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'static-host-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'index.html'), '<h1>Home</h1>')
  await writeFile(join(folder, 'near.html'), '<button data-asks="geolocation">Here</button>')
  await writeForStaticHosts(folder)
  return { read: (name: string) => readFile(join(folder, name), 'utf8') }
}

test('a static host gives the place of the device to the pages that ask for it', async () => {
  const { read } = await setup()
  const rules = (await read('_headers')).split(/\n(?=\/)/)
  const asking = rules.filter((rule) => rule.includes('geolocation=(self)'))
  expect(asking.map((rule) => rule.split('\n')[0])).toEqual(['/near.html', '/near.html/'])
  expect(rules[0]).toMatch(/^\/\*\n/)
  expect(rules[0]).toContain('geolocation=()')
})

test('Vercel is told the same: headers, the one that differs, and each old address', async () => {
  const { read } = await setup()
  const { headers, redirects } = JSON.parse(await read('vercel.json'))
  const headerOf = (source: string, key: string) =>
    headers
      .find((rule: { source: string }) => rule.source === source)
      .headers.find((header: { key: string }) => header.key === key).value
  expect(headerOf('/(.*)', 'X-Content-Type-Options')).toBe('nosniff')
  expect(headerOf('/(.*)', 'Permissions-Policy')).toContain('geolocation=()')
  expect(headerOf('/near.html', 'Permissions-Policy')).toMatch(/camera=\(\).*geolocation=\(self\)/)
  expect(headerOf('/_astro/(.*)', 'Cache-Control')).toContain('immutable')
  expect(redirects).toContainEqual({
    source: '/blog',
    destination: '/blog/phase-1-pain-relief',
    permanent: true,
  })
})

test('GitHub Pages sends folders whose name begins with a line', async () => {
  const { read } = await setup()
  expect(await read('.nojekyll')).toBe('')
})
