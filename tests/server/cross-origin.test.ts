import { expect, test } from 'vitest'
import { newsletter } from '#forms/newsletter/contract/contract.ts'
import { postJson, setup } from '../support/server.ts'

const ours = 'https://pages.example'

const setupForPages = () => setup({ settings: { pageOrigins: [ours] } })

/** What a browser asks before a page of another origin may send JSON. */
const asking = (origin: string) => ({
  method: 'OPTIONS',
  headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
})

test('a page on a host that we serve may send a form and read the answer', async () => {
  const server = await setupForPages()
  const asked = await server.app.request(newsletter.address, asking(ours))
  expect(asked.status).toBe(204)
  expect(asked.headers.get('access-control-allow-origin')).toBe(ours)
  const answer = await postJson(server, {
    body: { email: 'ana@example.org' },
    headers: { Origin: ours, 'Sec-Fetch-Site': 'cross-site' },
  })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('access-control-allow-origin')).toBe(ours)
})

test.each([
  ['elsewhere', 'https://elsewhere.example'],
  ['of the same name and another port', `${ours}:8443`],
  ['that begins like ours', `${ours}.elsewhere.example`],
  ['that is hidden', 'null'],
])('a page of an origin %s may neither ask nor read', async (_, origin) => {
  const server = await setupForPages()
  const asked = await server.app.request(newsletter.address, asking(origin))
  expect(asked.status).toBe(405)
  expect(asked.headers.get('access-control-allow-origin')).toBeNull()
  const answer = await postJson(server, {
    body: { email: 'ana@example.org' },
    headers: { Origin: origin, 'Sec-Fetch-Site': 'cross-site' },
  })
  expect(answer.status).toBe(403)
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
})
