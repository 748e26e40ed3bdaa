import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { hour, second } from '#language/dates/durations.ts'
import { loadSite } from '#server/http/site.ts'
import { href } from '#site/addresses.ts'
import { marked } from '#site/live-marks.ts'
import { headerOf } from '../support/header-of.ts'
import { makeFolder } from '../support/server.ts'

/** What the build leaves: a part that says the hour, what was asked, and how often it was drawn. */
const builtParts = `
export const liveParts = {
  events: {
    search: ({ query }) => (query.get('near') === 'rockridge' ? '?near=rockridge&far=no' : ''),
    key: ({ now, query }) => Math.floor(now / ${hour}) + (query.get('near') === 'rockridge' ? ' near' : ''),
    draw: ({ data, locale, now, query }) => {
      data.drawings += 1
      const drawing = 'drawing ' + data.drawings
      return [data.name, locale, Math.floor(now / ${hour}), query.get('near'), drawing].join(' ')
    },
  },
}`

const header = headerOf('events', 'en')

async function buildLiveSite(parts = builtParts, top = header) {
  const folder = await makeFolder()
  const page = `<!doctype html><html><body>${top}${marked('events', 'as built')}</body></html>`
  await mkdir(path.join(folder, 'es/calendario'), { recursive: true })
  await mkdir(path.join(folder, 'calendar'))
  await mkdir(path.join(folder, '_live'))
  await writeFile(path.join(folder, 'index.html'), '<p>Home</p>')
  await writeFile(path.join(folder, 'calendar/index.html'), page)
  await writeFile(path.join(folder, 'es/calendario/index.html'), page)
  await writeFile(path.join(folder, 'events.xml'), '<feed>as built</feed>')
  await writeFile(path.join(folder, '_live/parts.mjs'), parts)
  await writeFile(path.join(folder, '_live/data.json'), '{"name":"list","drawings":0}')
  return folder
}

async function serve(parts?: string) {
  const folder = await buildLiveSite(parts)
  let now = 0
  const site = await loadSite({ folder, redirects: [], clock: () => now })
  const ask = async (target: string, headers = {}, method = 'GET') =>
    site.answer({ method, target, headers, transport: 'plain' })
  const pass = (ms: number) => {
    now += ms
  }
  return { ask, pass }
}

/** Where the link to the other language leads. */
const other = href('events', 'es')
const textOf = ({ body }: { body: Buffer | undefined }) => String(body)

test('a live part is drawn with the data of the build, the language, the hour and the question', async () => {
  const { ask } = await serve()
  expect(textOf(await ask('/calendar'))).toContain('list en 0 ')
  expect(textOf(await ask('/calendar/?near=rockridge'))).toContain('list en 0 rockridge')
  expect(textOf(await ask('/es/calendario'))).toContain('list es 0 ')
  expect(textOf(await ask('/calendar'))).not.toContain('as built')
})

test('the link to the other language keeps what the address asks for, as far as the parts know it', async () => {
  const { ask } = await serve()
  expect(textOf(await ask('/calendar?near=rockridge&utm=x'))).toContain(
    `href="${other}?near=rockridge&amp;far=no" `,
  )
  expect(textOf(await ask('/calendar?near=nonsense'))).toContain(`href="${other}" `)
})

test('the page changes with the clock and not before; its tag says so', async () => {
  const { ask, pass } = await serve()
  const first = await ask('/calendar')
  const tag = first.headers[first.headers.indexOf('ETag') + 1] ?? ''
  pass(hour / 2)
  expect((await ask('/calendar', { 'if-none-match': tag })).status).toBe(304)
  pass(hour)
  const later = await ask('/calendar', { 'if-none-match': tag })
  expect(later.status).toBe(200)
  expect(textOf(later)).toContain('list en 1 ')
})

test('a page is drawn once for everybody who asks for the same', async () => {
  const { ask } = await serve()
  await Promise.all([ask('/calendar'), ask('/calendar/', {}, 'HEAD')])
  expect(textOf(await ask('/calendar?near=nonsense'))).toContain('drawing 1')
})

test('what a page depends on is worked out once a second, however many ask', async () => {
  const { ask, pass } = await serve(`
export const liveParts = {
  events: {
    key({ data, query }) {
      data.drawings += 1
      return query.get('near')
    },
    draw: ({ data }) => 'worked out: ' + data.drawings + '.',
  },
}`)
  const askOften = () => Promise.all(Array.from({ length: 20 }, () => ask('/calendar')))
  await askOften()
  expect(textOf(await ask('/calendar?near=rockridge'))).toContain('worked out: 2.')
  pass(second)
  await askOften()
  expect(textOf(await ask('/calendar?near=temescal'))).toContain('worked out: 4.')
})

test('what could not be drawn is drawn for whoever asks next', async () => {
  const { ask } = await serve(`
const failed = new Set()
const failsOnce = (name) => {
  if (failed.has(name)) return 'drawn'
  failed.add(name)
  throw new TypeError(name)
}
export const liveParts = { events: { key: () => '', draw: () => failsOnce('page') } }
export const findLiveText = (address) =>
  address === '/events.xml' ? () => failsOnce('file') : undefined`)
  for (const address of ['/calendar', '/events.xml']) {
    await expect(ask(address)).rejects.toThrow(TypeError)
    expect(textOf(await ask(address))).toContain('drawn')
  }
})

test('what the server draws with is not sent', async () => {
  const { ask } = await serve()
  expect((await ask('/_live/parts.mjs')).status).toBe(404)
  expect((await ask('/_live/data.json')).status).toBe(404)
})

test('nothing is written to a page with live parts', async () => {
  const { ask } = await serve()
  expect((await ask('/calendar', {}, 'POST')).status).toBe(405)
})

test('a page whose header lost the link to the other language stops the start', async () => {
  const folder = await buildLiveSite(builtParts, header.replace('class="language"', ''))
  await expect(loadSite({ folder, redirects: [], clock: () => 0 })).rejects.toThrow(
    'index.html has a live part, and no link to the other language',
  )
})

test('a build that left out what draws a part stops the start and says what to do', async () => {
  const unknown = await buildLiveSite('export const liveParts = {}')
  const gone = await buildLiveSite()
  await rm(path.join(gone, '_live'), { recursive: true })
  for (const folder of [unknown, gone]) {
    await expect(loadSite({ folder, redirects: [], clock: () => 0 })).rejects.toThrow(
      'index.html has the live part events, and the build left nothing that draws it. Run "npm run build" again.',
    )
  }
})
