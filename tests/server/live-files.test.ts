import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { hour } from '#language/dates/durations.ts'
import { createLiveFiles } from '#server/http/live-files.ts'
import { loadSite } from '#server/http/site.ts'
import { marked } from '#site/live-marks.ts'
import { headerOf } from '../support/header-of.ts'
import { makeFolder } from '../support/server.ts'

const brotliDecompress = promisify(zlib.brotliDecompress)
const gunzip = promisify(zlib.gunzip)

/** A part that says which hour it is, and nothing of it while the site is built. */
const parts = `
export const liveParts = {
  events: {
    key: ({ now }) => String(Math.floor(now / ${hour})),
    draw: ({ by, now }) => 'by ' + by + ' in hour ' + Math.floor(now / ${hour}),
  },
}`

async function setup() {
  const folder = await makeFolder()
  const page = `<!doctype html><html><body>${headerOf('events', 'en')}${'words '.repeat(99)}${marked('events', 'as built')}</body></html>`
  await mkdir(path.join(folder, 'calendar'))
  await mkdir(path.join(folder, '_live'))
  await writeFile(path.join(folder, 'index.html'), '<p>Home</p>')
  await writeFile(path.join(folder, 'calendar/index.html'), page)
  await writeFile(path.join(folder, '_live/parts.mjs'), parts)
  await writeFile(path.join(folder, '_live/data.json'), '{}')
  let now = 0
  const load = () => loadSite({ folder, redirects: [], clock: () => now })
  const site = await load()
  const read = (name: string) => readFile(path.join(folder, 'calendar', name))
  const pass = (ms: number) => {
    now += ms
  }
  return { folder, load, pass, read, files: createLiveFiles(folder, site.livePages) }
}

test('a page is written anew when its part changes, with its compressed copies, and not before', async () => {
  const { files, pass, read } = await setup()
  expect(await files.writeChanged()).toBe(1)
  expect(String(await read('index.html'))).toContain('by server in hour 0')
  pass(hour / 2)
  expect(await files.writeChanged()).toBe(0)
  pass(hour)
  expect(await files.writeChanged()).toBe(1)
  const [plain, br, gz] = await Promise.all(
    ['index.html', 'index.html.br', 'index.html.gz'].map(read),
  )
  expect(String(plain)).toContain('by server in hour 1')
  expect(await brotliDecompress(br ?? '')).toEqual(plain)
  expect(await gunzip(gz ?? '')).toEqual(plain)
})

test('a server that starts on a folder that was written draws its parts as before', async () => {
  const { files, folder, load, pass } = await setup()
  await files.writeChanged()
  pass(hour)
  const again = await load()
  const answer = await again.answer({
    method: 'GET',
    target: '/calendar',
    headers: {},
    transport: 'plain',
  })
  expect(String(answer.body)).toContain('by server in hour 1')
  expect(String(answer.body)).not.toContain('hour 0')
  const [own, copy] = await Promise.all(
    ['index.html', 'index.html.br'].map((name) => stat(path.join(folder, 'calendar', name))),
  )
  expect(copy?.mtimeMs).toBeGreaterThanOrEqual(own?.mtimeMs ?? Number.POSITIVE_INFINITY)
})

test('whatever else serves the folder never sends half a page, and nothing is left beside it', async () => {
  const { files, folder, pass } = await setup()
  const server = http.createServer(async (_request, response) => {
    response.end(await readFile(path.join(folder, 'calendar/index.html')))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as { port: number }
  let writing = true
  const writes = (async () => {
    for (let round = 0; round < 20; round += 1) {
      pass(hour)
      await files.writeChanged()
    }
    writing = false
  })()
  let asked = 0
  while (writing) {
    const text = await (await fetch(`http://127.0.0.1:${port}/`)).text()
    expect(text).toMatch(/^<!doctype html>.*<\/html>$/s)
    asked += 1
  }
  await writes
  expect(asked).toBeGreaterThan(5)
  expect((await readdir(path.join(folder, 'calendar'))).sort()).toEqual([
    'index.html',
    'index.html.br',
    'index.html.gz',
  ])
})
