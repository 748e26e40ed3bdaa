import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { locales } from '#language/locales.ts'
import { pageContentPolicy } from '#server/http/security-headers.ts'
import { href } from '#site/addresses.ts'
import { postForm, setup, subscribe } from '../support/server.ts'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function readPolicy(policy: string | null) {
  const parts = (policy ?? '').split('; ').map((part) => part.split(' '))
  return Object.fromEntries(parts.map(([name, ...values]) => [name, values]))
}

test('every answer carries the whole set', async () => {
  const server = await setup()
  const answers = await Promise.all([
    server.app.request('/'),
    server.app.request('/nothing-here'),
    server.app.request('/%'),
    server.app.request('/blog'),
    server.app.request('/robots.txt'),
    server.app.request('/', { method: 'POST' }),
    server.app.request('/newsletter/try-again'),
    server.app.request('/newsletter/check-inbox'),
    server.app.request('/functions/v1/nothing'),
    server.app.request('/healthz'),
    subscribe(server, 'ana@example.org'),
    postForm(server, '/newsletter/confirm', {}),
    server.app.request('/', { headers: { 'If-None-Match': '*' } }),
  ])
  for (const { headers } of answers) {
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; /)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('content-security-policy')).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('referrer-policy')).toMatch(/^(?:same-origin|no-referrer)$/)
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('server')).toBeNull()
    expect(headers.get('x-powered-by')).toBeNull()
  }
})

test.each(locales)('the place of the device is for pages that ask for it (%s)', async (locale) => {
  const { app } = await setup()
  const policyOf = async (address: string) =>
    (await app.request(address)).headers.get('permissions-policy')
  expect(await policyOf(href('providers', locale))).toMatch(/\bgeolocation=\(self\)/)
  expect(await policyOf(href('providers', locale))).toContain('camera=()')
  const others = [href('home', locale), href('neck-pain', locale), '/nothing-here', '/robots.txt']
  for (const address of others) expect(await policyOf(address)).toMatch(/\bgeolocation=\(\)/)
})

test('a page may run its own inline scripts and styles and no others', async () => {
  const { app } = await setup()
  const policy = readPolicy((await app.request('/')).headers.get('content-security-policy'))
  expect(policy).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'", sha256('document.documentElement.dataset.js=1')],
    'style-src': [sha256('body{color:black}')],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
  })
})

test.each([
  ['an attribute with a bracket', `<script data-a="a>b">go()</script>`, ['go()']],
  ['upper case and lines', '<SCRIPT\ntype="module">\ngo()\n</SCRIPT >', ['\ngo()\n']],
  ['Windows line ends', '<script>a()\r\nb()</script>', ['a()\nb()']],
  ['two of the same', '<script>go()</script><script>go()</script>', ['go()']],
  ['a file', '<script src="/_astro/a.js"></script>', []],
  ['data', '<script type="application/ld+json">{}</script>', []],
  ['rules', `<script type='speculationrules'>{}</script>`, ['{}']],
  ['an empty one', '<script></script>', ['']],
])('an inline script is found in spite of %s', (_, html, contents) => {
  const policy = readPolicy(pageContentPolicy(html, 'inline-only'))
  expect(policy['script-src']?.toSorted()).toEqual(["'self'", ...contents.map(sha256)].toSorted())
  expect(policy['style-src']).toEqual(["'none'"])
})

test('style sheets as files are allowed where the site has some', () => {
  expect(readPolicy(pageContentPolicy('', 'files'))['style-src']).toEqual(["'self'"])
})

test('a filled page has the policy of the page as it was built', async () => {
  const { app, dist } = await setup()
  const built = await readFile(path.join(dist, 'newsletter/try-again/index.html'), 'utf8')
  const answer = await app.request('/newsletter/try-again')
  expect(answer.headers.get('content-security-policy')).toBe(
    pageContentPolicy(built, 'inline-only'),
  )
})

test.each([
  ['a site without TLS', 'http://localhost:4321', 0, 'https', null],
  ['a site with TLS', 'https://clinic.example', 0, '', 'max-age'],
  ['a trusted proxy with TLS', 'http://localhost:4321', 1, 'https', 'max-age'],
  ['a trusted proxy without TLS', 'http://localhost:4321', 1, 'http', null],
  ['a visitor who says so', 'http://localhost:4321', 1, 'https, http', null],
])('Strict-Transport-Security on %s', async (_, siteOrigin, trustedProxies, protocol, expected) => {
  const { app } = await setup({ settings: { siteOrigin, trustedProxies } })
  for (const address of ['/', '/nothing-here', '/healthz', '/blog']) {
    const answer = await app.request(address, { headers: { 'X-Forwarded-Proto': protocol } })
    const header = answer.headers.get('strict-transport-security')
    if (expected) expect(header).toContain(expected)
    else expect(header).toBeNull()
  }
})

test('the service worker may fetch what it keeps and is asked for anew each time', async () => {
  const { app } = await setup()
  const answer = await app.request('/service-worker.js')
  expect(answer.status).toBe(200)
  expect(readPolicy(answer.headers.get('content-security-policy'))).toMatchObject({
    'default-src': ["'none'"],
    'connect-src': ["'self'"],
  })
  expect(answer.headers.get('cache-control')).toBe('no-cache')
})
