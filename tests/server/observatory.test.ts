import { describe, expect, test } from 'vitest'
import { href } from '#site/addresses.ts'
import { gradeAnswer, scoreOf } from '../support/observatory.ts'
import { setup } from '../support/server.ts'

/** All that the Observatory gives a site without cookies that is in no list of browsers. */
const best = 130

test.each([
  '/',
  href('home', 'es'),
  href('providers', 'en'),
  href('newsletter-retry', 'en'),
  '/nothing-here',
])('MDN’s Observatory gives %s all points that there are', async (address) => {
  const { app } = await setup({ settings: { siteOrigin: 'https://clinic.example' } })
  const answer = await app.request(address)
  const points = gradeAnswer(answer.headers, await answer.text())
  expect(points).toEqual({
    'content-security-policy': 10,
    cookies: 0,
    'cross-origin-resource-sharing': 0,
    'referrer-policy': 5,
    'strict-transport-security': 0,
    'subresource-integrity': 0,
    'x-content-type-options': 0,
    'x-frame-options': 5,
    'cross-origin-resource-policy': 10,
  })
  expect(scoreOf(points)).toBe(best)
})

describe('its rules', () => {
  const policy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'"
  const good = {
    'content-security-policy': policy,
    'referrer-policy': 'same-origin',
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  }

  test.each([
    [
      'an inline script',
      { 'content-security-policy': `${policy.replace("'self'", "'unsafe-inline'")}` },
      80,
    ],
    ['eval', { 'content-security-policy': policy.replace("'self'", "'self' 'unsafe-eval'") }, 110],
    ['every frame', { 'content-security-policy': "default-src 'none'" }, 80],
    ['a short time of TLS alone', { 'strict-transport-security': 'max-age=600' }, 120],
    ['a cookie without its words', { 'set-cookie': 'desk=1; HttpOnly; SameSite=Strict' }, 60],
    [
      'answers to every origin',
      { 'access-control-allow-origin': '*', 'access-control-allow-credentials': 'true' },
      50,
    ],
  ])('take points for %s', (_, headers, score) => {
    expect(scoreOf(gradeAnswer(new Headers({ ...good, ...headers })))).toBe(score)
  })

  test('take points for a script of another origin', () => {
    const html = '<script src="https://elsewhere.example/a.js"></script>'
    expect(scoreOf(gradeAnswer(new Headers(good), html))).toBe(50)
  })
})
