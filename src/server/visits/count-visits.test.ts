import { expect, test } from 'vitest'
import { href } from '#site/addresses.ts'
import { countVisits, describeVisits } from './count-visits.ts'

const line = (path: string, time = '2026-11-27T12:00:00.000Z', status = 200, method = 'GET') =>
  JSON.stringify({ time, request: 'a-1', method, path, status, ms: 0.1, bytes: 9 })

async function* linesOf(lines: readonly string[]) {
  yield* lines
}

const whiplash = href('neck-pain', 'en')

test('pages are counted in each language, the most visited first', async () => {
  const { days, pages } = await countVisits(
    linesOf([
      line('/'),
      line(whiplash),
      line(`${whiplash}/`),
      line(href('neck-pain', 'es'), '2026-11-28T07:30:00.000Z', 304),
    ]),
  )
  expect(pages).toEqual([
    { id: 'neck-pain', visits: { en: 2, es: 1 } },
    { id: 'home', visits: { en: 1, es: 0 } },
  ])
  // Half past eleven in the evening of the 27th in Oakland.
  expect(days).toEqual({ from: '2026-11-27', to: '2026-11-27' })
})

test.each([
  ['files', line('/_astro/a.js')],
  ['what is not there', line('/wp-login.php', undefined, 404)],
  ['forms', line('/functions/v1/message', undefined, 200, 'POST')],
  ['answers to forms', line(href('newsletter-retry', 'en'))],
  ['events', '{"time":"2026-11-27T12:00:00.000Z","event":"failed"}'],
  ['the words at the start', 'Site: http://localhost:4321'],
])('%s are no visits', async (_, text) => {
  const visits = await countVisits(linesOf([text]))
  expect(visits.pages).toEqual([])
  expect(describeVisits(visits)).toBe('No page was asked for in this log.')
})
