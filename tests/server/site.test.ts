import { readFile, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import zlib from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeCompressedCopies } from '#builder/compressed-copies.ts'
import { openWorkCache } from '#builder/work-cache.ts'
import { loadSite } from '#server/http/site.ts'
import { redirects } from '#site/redirects.ts'
import { repeats } from '../support/repeats.ts'
import { makeFolder, setup } from '../support/server.ts'
import { buildStandIn } from '../support/server-site.ts'

const neckPain = '/conditions/neck-pain-oakland'

const decoders: Record<string, (data: Buffer) => Buffer> = {
  br: (data) => zlib.brotliDecompressSync(data),
  gzip: (data) => zlib.gunzipSync(data),
}

test.each(['/', neckPain, '/es', '/es/condiciones/dolor-de-cuello-oakland'])(
  '%s answers with and without its slash',
  async (address) => {
    const { app } = await setup()
    const plain = await app.request(address)
    expect(plain.status).toBe(200)
    expect(plain.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(plain.headers.get('cache-control')).toBe('no-cache')
    if (address === '/') return
    const slashed = await app.request(`${address}/?utm=1`)
    expect(slashed.status).toBe(200)
    expect(await slashed.text()).toBe(await plain.text())
  },
)

test.each([
  ['br, gzip, zstd', 'br'],
  ['gzip, deflate, br;q=0.5', 'gzip'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *;q=0.1', 'gzip'],
  ['GZIP;Q=0.8', 'gzip'],
])('Accept-Encoding %s gets %s', async (accept, encoding) => {
  const { app, dist } = await setup()
  const answer = await app.request(neckPain, { headers: { 'Accept-Encoding': accept } })
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  const body = Buffer.from(await answer.arrayBuffer())
  expect(answer.headers.get('content-length')).toBe(String(body.length))
  const file = await readFile(path.join(dist, neckPain, 'index.html'))
  expect(decoders[encoding]?.(body).equals(file)).toBe(true)
})

test.each([undefined, '', 'identity', 'br;q=0', 'deflate', 'identity;q=0', 'br;q=nonsense'])(
  'Accept-Encoding %s gets the plain file',
  async (accept) => {
    const { app } = await setup()
    const headers = new Headers(accept === undefined ? [] : [['Accept-Encoding', accept]])
    const answer = await app.request(neckPain, { headers })
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(await answer.text()).toContain('Neck pain')
  },
)

test('every encoding has a tag of its own, and a known tag is answered with 304', async () => {
  const { app } = await setup()
  const tags = new Set<string>()
  for (const accept of ['br', 'gzip', 'identity']) {
    const headers = { 'Accept-Encoding': accept }
    const tag = (await app.request(neckPain, { headers })).headers.get('etag') ?? ''
    expect(tag).toMatch(/^"[^"]+"$/)
    tags.add(tag)
    for (const known of [tag, `"other", W/${tag}`, '*']) {
      const again = await app.request(neckPain, { headers: { ...headers, 'If-None-Match': known } })
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
      expect(again.headers.get('etag')).toBe(tag)
      expect(again.headers.get('vary')).toBe('Accept-Encoding')
      expect(again.headers.get('cache-control')).toBe('no-cache')
      expect(again.headers.get('content-length')).toBeNull()
    }
  }
  expect(tags.size).toBe(3)
})

test('a tag of another encoding or of an older page is answered in full', async () => {
  const { app } = await setup()
  const gzip = await app.request(neckPain, { headers: { 'Accept-Encoding': 'gzip' } })
  for (const known of [gzip.headers.get('etag') ?? '', '"older"', 'nonsense', '""']) {
    const headers = { 'Accept-Encoding': 'br', 'If-None-Match': known }
    expect((await app.request(neckPain, { headers })).status).toBe(200)
  }
})

test('HEAD has the headers of GET and no body', async () => {
  const { app } = await setup()
  for (const address of [neckPain, '/robots.txt', '/nothing-here', '/blog']) {
    const get = await app.request(address)
    const head = await app.request(address, { method: 'HEAD' })
    expect(head.status).toBe(get.status)
    expect([...head.headers]).toEqual([...get.headers])
    expect(await head.text()).toBe('')
  }
})

test('hashed files are cached for a year, others are asked for again', async () => {
  const { app } = await setup()
  const hashed = await app.request('/_astro/island.B1a2c3.js')
  expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(hashed.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  const robots = await app.request('/robots.txt')
  expect(robots.headers.get('cache-control')).toBe('public, max-age=3600')
  const security = await app.request('/.well-known/security.txt')
  expect(security.headers.get('content-type')).toBe('text/plain; charset=utf-8')
})

test('an image goes out as it is', async () => {
  const { app } = await setup()
  const answer = await app.request('/icon.png', { headers: { 'Accept-Encoding': 'br' } })
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(answer.headers.get('vary')).toBeNull()
  expect((await answer.arrayBuffer()).byteLength).toBe(8)
})

test.each([
  ['/nothing-here', 'en', 'en'],
  ['/nothing-here', 'es-MX', 'es'],
  ['/nothing-here', 'fr, es;q=0.2', 'es'],
  ['/es/nada', 'en', 'es'],
  ['/es/nada/', '', 'es'],
  ['/especial', 'en', 'en'],
  ['/404', 'en', 'en'],
  ['/404.html', 'en', 'en'],
  ['/robots.txt/', 'en', 'en'],
  ['/robots.txt.br', 'en', 'en'],
  ['/_redirects', 'en', 'en'],
  ['/vercel.json', 'en', 'en'],
  ['/%F0%9F%98%80', 'en', 'en'],
  ['//', 'en', 'en'],
  ['/NOTHING-HERE', 'en', 'en'],
  ['/nothing-here/index.html', 'en', 'en'],
  ['/ROBOTS.TXT.BR', 'en', 'en'],
  ['/__proto__', 'en', 'en'],
])('%s for %s is not found, in %s', async (address, accept, locale) => {
  const { app } = await setup()
  const answer = await app.request(`http://localhost${address}`, {
    headers: { 'Accept-Language': accept },
  })
  expect(answer.status).toBe(404)
  expect(answer.headers.get('vary')).toContain('Accept-Language')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  expect(await answer.text()).toContain(`<html lang="${locale}">`)
})

test.each([
  '/../etc/passwd',
  '/conditions/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2fetc/passwd',
  '/conditions%2Fneck-pain-oakland',
  '/a%00b',
  '/a%0d%0aSet-Cookie:x',
  '/%',
  '/%zz',
  '/%c3%28',
  '/..\\windows',
  '/%5c..',
  '/./',
  '/ñ',
  'x',
  '',
  '*',
  'http://elsewhere.example/../x',
])('the malformed address %s is refused with a page', async (target) => {
  const { site } = await setup()
  const answer = await site.answer({ method: 'GET', target, headers: {}, transport: 'plain' })
  expect(answer.status).toBe(400)
  expect(answer.known).toBe('unknown')
  expect(String(answer.body)).toContain('<h1>Not found</h1>')
})

test('no address, however odd, breaks the server', async () => {
  const { site } = await setup()
  const statuses = new Set([200, 308, 400, 404, 405])
  const part = fc.constantFrom(
    '/',
    '..',
    '%',
    '%2e',
    '%00',
    '?',
    '#',
    'es',
    'conditions',
    '\\',
    '//',
  )
  const target = fc.oneof(
    fc.string(),
    fc.array(part).map((parts) => `/${parts.join('')}`),
  )
  await fc.assert(
    fc.asyncProperty(target, fc.constantFrom('GET', 'HEAD', 'POST'), async (text, method) => {
      const answer = await site.answer({ method, target: text, headers: {}, transport: 'plain' })
      expect(statuses).toContain(answer.status)
    }),
    { numRuns: repeats(2000, 100_000), seed: 4 },
  )
})

test('an address in absolute form is the same page', async () => {
  const { site } = await setup()
  const target = `http://clinic.example${neckPain}`
  const answer = await site.answer({ method: 'GET', target, headers: {}, transport: 'plain' })
  expect(answer.status).toBe(200)
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
  '%s on a page is refused',
  async (method) => {
    const { app } = await setup()
    for (const address of ['/', neckPain, '/blog', '/robots.txt']) {
      const answer = await app.request(address, { method })
      expect(answer.status).toBe(405)
      expect(answer.headers.get('allow')).toBe('GET, HEAD')
    }
    expect((await app.request('/nothing-here', { method })).status).toBe(404)
  },
)

test('every old address leads to its page in one hop, with its query and anchor', async () => {
  const { app } = await setup()
  for (const { from, to } of redirects) {
    const [page, anchor] = to.split('#')
    for (const [sent, query] of [
      [from, ''],
      [`${from}/`, ''],
      [`${from}?utm=a%20b&x=?`, '?utm=a%20b&x=?'],
    ] as const) {
      const answer = await app.request(sent)
      expect(answer.status, sent).toBe(308)
      const anchored = anchor === undefined ? '' : `#${anchor}`
      expect(answer.headers.get('location')).toBe(`${page}${query}${anchored}`)
    }
  }
  expect(redirects.length).toBeGreaterThan(20)
})

test.each([
  ['/CONDITIONS/Neck-Pain-Oakland?utm=1', `${neckPain}?utm=1`],
  [`${neckPain}/index.html`, neckPain],
  ['/ES/Index.html', '/es'],
  ['/index.html', '/'],
  ['/Service-Worker.js', '/service-worker.js'],
  ['/ROBOTS.TXT', '/robots.txt'],
  ['/Neck-Pain-Oakland', neckPain],
])('%s leads to the page that was meant, %s', async (sent, meant) => {
  const { app } = await setup()
  const answer = await app.request(sent)
  expect(answer.status).toBe(308)
  expect(answer.headers.get('location')).toBe(meant)
})

test('a page that answers a form is neither cached nor listed', async () => {
  const { app } = await setup()
  const answer = await app.request('/newsletter/check-inbox')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  expect(answer.headers.get('etag')).toBeNull()
})

test('a page with placeholders is never sent as it was built', async () => {
  const { site } = await setup()
  for (const target of ['/newsletter/confirm', '/es/boletin/cancelar/', '/newsletter/try-again']) {
    const answer = await site.answer({ method: 'GET', target, headers: {}, transport: 'plain' })
    expect(answer.status).toBe(404)
  }
})

test('files compressed by the build are served, unless they are older than their file', async () => {
  const folder = await makeFolder()
  await buildStandIn(folder)
  await writeCompressedCopies(folder, openWorkCache(await makeFolder()))
  const page = path.join(folder, neckPain, 'index.html')
  const served = async () => {
    const site = await loadSite({ folder, redirects: [], clock: Date.now })
    const headers = { 'accept-encoding': 'br' }
    const answer = await site.answer({
      method: 'GET',
      target: neckPain,
      headers,
      transport: 'plain',
    })
    return answer.body
  }
  expect(await served()).toEqual(await readFile(`${page}.br`))

  await writeFile(page, `${'<p>Newer words.</p>'.repeat(100)}`)
  await utimes(`${page}.br`, 1000, 1000)
  expect(zlib.brotliDecompressSync((await served()) ?? '').toString()).toContain('Newer words')
})

test('a folder without a built site says what to do', async () => {
  const folder = await makeFolder()
  await expect(loadSite({ folder, redirects: [], clock: Date.now })).rejects.toThrow(
    'npm run build',
  )
  await expect(
    loadSite({ folder: `${folder}/none`, redirects: [], clock: Date.now }),
  ).rejects.toThrow('npm run build')
})
