import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { functionsMiddleware } from '#server/dev.ts'
import { makeFolder } from '../support/server.ts'

/** A development server of which only the functions are ours. */
async function setup() {
  vi.stubEnv('DATA_DIR', path.join(await makeFolder(), 'data'))
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('SMTP_URL', '')
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  const middleware = functionsMiddleware(() => {})
  const server = http.createServer((request, response) => {
    middleware(request, response, (error) => {
      response.end(error ? `error: ${error}` : 'a page of Vite')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.close()
    server.closeAllConnections()
    await middleware.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('pages pass through, templates too', async () => {
  const url = await setup()
  for (const address of ['/', '/newsletter/confirm?token=x', '/es/boletin/cancelar', '/blog']) {
    expect(await (await fetch(url + address)).text()).toBe('a page of Vite')
  }
})

test('the function answers, and a form is led to a page', async () => {
  const url = await setup()
  const endpoint = `${url}/functions/v1/newsletter-subscribe`
  const json = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'ana@example.org' }),
  })
  expect(await json.json()).toEqual({ status: 'confirmation-sent' })
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  const post = (fields: Record<string, string>, to = endpoint) =>
    fetch(to, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  expect((await post({ email: 'eva@example.org', locale: 'es' })).headers.get('location')).toBe(
    '/es/boletin/revise-su-correo',
  )
  expect((await post({ email: 'eva', locale: 'es' })).headers.get('location')).toBe(
    '/es/boletin/intente-de-nuevo',
  )
  expect((await post({ token: 'x' }, `${url}/newsletter/confirm`)).headers.get('location')).toBe(
    '/newsletter/link-ended',
  )
})
