import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import { buffer as readBytes, text as readText } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { clinic } from '#clinic'
import { everydayFacts, followFacts } from '#clinic/follow-facts.ts'
import { serveBuild } from '#server/http/served-build.ts'
import { marked } from '#site/live-marks.ts'
import { ownOpenings } from '#site/openings.ts'
import { headerOf } from '../support/header-of.ts'
import { createTestLog, makeFolder } from '../support/server.ts'
import { endProcess, startServerProcess } from '../support/server-process.ts'
import { buildStandIn, stampBuild } from '../support/server-site.ts'

const bigSize = 8_000_000

/** A part that says of which build its code is, and its data. */
const liveParts = (name: string) => `export const liveParts = {
  events: { key: () => '', draw: ({ data }) => 'code of ${name}, data of ' + data.name },
}`

/** A project with builds, as \`npm run build\` leaves them, and the link to the one that is served. */
async function setup() {
  const folder = await makeFolder()
  const link = path.join(folder, 'dist')

  /** A build whose pages say its name, with a script, something big and a live part. */
  async function make(name: string, code = name) {
    const build = path.join(folder, 'releases', name)
    await buildStandIn(build)
    const files = {
      'index.html': `<h1>Home of ${name}</h1>`,
      [`_astro/island.${name}.js`]: `wake('${name}')`,
      'big.bin': Buffer.alloc(bigSize, name.slice(-1)),
      'calendar/index.html': `<!doctype html><html>${headerOf('events', 'en')}${marked('events', '')}</html>`,
      '_live/parts.mjs': liveParts(code),
      '_live/data.json': JSON.stringify({ name }),
    }
    for (const [file, content] of Object.entries(files)) {
      await mkdir(path.join(build, file, '..'), { recursive: true })
      await writeFile(path.join(build, file), content)
    }
    return build
  }

  /** At once, as a build does it. */
  async function put(name: string) {
    await symlink(path.join('releases', name), path.join(folder, 'next'))
    await rename(path.join(folder, 'next'), link)
  }

  return { folder, link, make, put }
}

/** The same with a first build that is served, in this process. */
async function setupServed() {
  const project = await setup()
  await project.make('build-1')
  await project.put('build-1')
  const { events, log } = createTestLog()
  const options = { folder: project.link, root: '.', redirects: [], clock: Date.now, log }
  const served = await serveBuild(options)
  const read = async (target: string) => {
    const asked = { method: 'GET', target, headers: {}, transport: 'plain' } as const
    return String((await served.site.answer(asked)).body ?? '')
  }
  return { ...project, ...served, events, options, read }
}

test('the day of the build is that of the one that is served', async () => {
  const { builtOn, make, put, takeUpNew } = await setupServed()
  const built = builtOn()
  const build = await make('build-2')
  await stampBuild(build, {}, undefined, '2026-03-02')
  await put('build-2')
  expect(builtOn()).toBe(built)
  await takeUpNew()
  expect(builtOn()).toBe('2026-03-02')
})

test('a new build is taken up with its pages, its live parts and their data', async () => {
  const { make, put, read, takeUpNew } = await setupServed()
  expect(await read('/calendar')).toContain('code of build-1, data of build-1')
  await make('build-2')
  await takeUpNew()
  expect(await read('/')).toContain('build-1')
  await put('build-2')
  await takeUpNew()
  expect(await read('/')).toContain('build-2')
  expect(await read('/calendar')).toContain('code of build-2, data of build-2')
  await make('build-3', 'build-2')
  await put('build-3')
  await takeUpNew()
  expect(await read('/calendar')).toContain('code of build-2, data of build-3')
})

test('what the server says of the clinic follows the build that it takes up', async () => {
  const { events, make, put, takeUpNew } = await setupServed()
  const facts = everydayFacts()
  onTestFinished(() => followFacts(facts))
  const hours = { tuesday: [{ opens: '10:00', closes: '14:00' }] }
  const { closed: _, ...others } = { ...facts, hours, phones: { office: '+15105550199' } }
  await writeFile(
    path.join(await make('build-2'), '_live/data.json'),
    JSON.stringify({ facts: others }),
  )
  await put('build-2')
  await takeUpNew()
  expect(events.map(({ name }) => name)).toEqual(['build-taken-up'])
  expect(clinic.phones).toEqual({ office: '+15105550199' })
  expect(ownOpenings()).toEqual({ hours, closed: [] })
})

test('a folder whose files were changed in place is taken up when the server is told to', async () => {
  const { make, read, link, takeUp, takeUpNew } = await setupServed()
  await rm(link)
  await rename(await make('build-2'), link)
  await takeUp()
  await writeFile(path.join(link, 'index.html'), 'Home, changed')
  await writeFile(path.join(link, '_live/parts.mjs'), liveParts('another hand'))
  await takeUpNew()
  expect(await read('/')).toContain('build-2')
  await takeUp()
  expect(await read('/')).toContain('Home, changed')
  expect(await read('/calendar')).toContain('code of another hand')
})

test('a build for other settings stays out, and the log names both', async () => {
  const { events, make, put, read, takeUpNew } = await setupServed()
  await stampBuild(await make('build-2'), { SITE_ORIGIN: 'https://other.example' })
  await put('build-2')
  for (const _ of ['once', 'and not again']) await takeUpNew()
  expect(await read('/')).toContain('build-1')
  expect(events).toEqual([
    {
      name: 'build-refused',
      fields: {
        served: expect.stringContaining('build-1'),
        reason: expect.stringMatching(
          /build-2 .*\n {2}SITE_ORIGIN: the build has https:\/\/other\.example, the server has http:\/\/localhost:4321\n/,
        ),
      },
    },
  ])
})

test('a build of other code stays out until the server starts again', async () => {
  const { events, make, options, put, read, takeUpNew } = await setupServed()
  await stampBuild(await make('build-2'), {}, 'other code')
  await put('build-2')
  await takeUpNew()
  expect(await read('/')).toContain('build-1')
  expect(events.map(({ fields }) => fields['reason'])).toEqual([
    expect.stringContaining('Start the server again'),
  ])
  await serveBuild(options)
  expect(events.at(-1)).toEqual({
    name: 'build-of-other-code',
    fields: { advice: expect.stringContaining('npm run build') },
  })
})

test('a build that cannot be read stays out, and the next one is taken up', async () => {
  const { events, make, put, read, link, takeUp, takeUpNew } = await setupServed()
  await rm(path.join(await make('build-2'), 'index.html'))
  await put('build-2')
  await takeUpNew()
  await rm(link)
  await takeUpNew()
  await takeUp()
  expect(await read('/')).toContain('build-1')
  expect(events.map(({ name }) => name)).toEqual(['build-refused', 'build-refused'])
  await make('build-3')
  await put('build-3')
  await takeUpNew()
  expect(await read('/')).toContain('build-3')
})

test.each([
  [{ SITE_ORIGIN: 'https://other.example' }, 'https://other.example'],
  [{ PUBLISH: 'anyway' }, 'PUBLISH: the build has anyway, the server has nothing'],
  [{ 'functions.origin of clinic.config.ts': 'https://f.example' }, 'functions.origin'],
])('a build for %o stops the start', async (madeFor, said) => {
  const { make, options, put } = await setupServed()
  await stampBuild(await make('build-2'), madeFor)
  await put('build-2')
  await expect(serveBuild(options)).rejects.toThrow(said)
  await expect(serveBuild(options)).rejects.toThrow('npm run build')
})

test('a build that does not say for what it was made stops the start', async () => {
  const { make, options, put } = await setupServed()
  const build = await make('build-2')
  await put('build-2')
  for (const stamp of ['', '{"madeFor":{}}']) {
    await writeFile(path.join(build, '_live/made-for.json'), stamp)
    await expect(serveBuild(options)).rejects.toThrow(/does not say.*npm run build/)
  }
})

describe('a running server', () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 8 })

  function ask(url: string, body?: string) {
    return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const request = http.request(url, {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      })
      request.once('error', reject)
      request.once('response', async (response) => {
        resolve({ status: response.statusCode, text: await readText(response) })
      })
      request.end(body)
    })
  }

  async function start() {
    const project = await setup()
    await project.make('build-1')
    await project.put('build-1')
    const { address, child, output } = startServerProcess({
      site: project.link,
      data: path.join(project.folder, 'data'),
    })
    onTestFinished(async () => {
      await endProcess(child, 'SIGKILL')
    })
    const origin = await address
    if (origin === undefined) throw new Error(output.stderr)

    async function see(text: string) {
      while (!output.stdout.includes(text)) await wait(20)
    }
    return { ...project, origin, child, output, see }
  }

  /** Visitors who never stop asking, for pages and functions; what they got. */
  function visit(origin: string) {
    const got: { asked: string; status: number | undefined; text: string }[] = []
    let visiting = true
    async function visitOn(asked: string, body?: string) {
      while (visiting) got.push({ asked, ...(await ask(origin + asked, body)) })
    }
    const email = JSON.stringify({ email: 'ana@example.org', source: 'footer' })
    const visitors = [
      ...['/', '/', '/calendar', '/_astro/island.B1a2c3.js', '/newsletter/try-again'].map((asked) =>
        visitOn(asked),
      ),
      visitOn('/functions/v1/newsletter-subscribe', email),
    ]
    return {
      got,
      async end() {
        visiting = false
        await Promise.all(visitors)
      },
    }
  }

  test('takes builds up under requests, on SIGHUP and by itself, and loses none', async () => {
    const { child, make, origin, put, see } = await start()
    const { end, got } = visit(origin)
    for (const name of ['build-2', 'build-3', 'build-4']) {
      await make(name)
      await put(name)
      child.kill('SIGHUP')
      await see(`${name}","ms"`)
    }
    await make('build-5')
    await put('build-5')
    await see('build-5","ms"')
    await wait(100)
    await end()

    expect(got.length).toBeGreaterThan(500)
    const failed = got.filter(({ status }) => status !== 200)
    expect(failed.map(({ asked, status }) => `${asked} ${status}`)).toEqual([])
    const namesOf = (asked: string) => [
      ...new Set(got.filter((one) => one.asked === asked).map(({ text }) => text.trim())),
    ]
    const names = ['build-1', 'build-2', 'build-3', 'build-4', 'build-5']
    expect(namesOf('/')).toEqual(names.map((name) => `<h1>Home of ${name}</h1>`))
    expect(namesOf('/calendar').map((text) => /data of [\w-]+/.exec(text)?.[0])).toEqual(
      names.map((name) => `data of ${name}`),
    )
  })

  test('ends an answer on the build on which it began', async () => {
    const { child, make, origin, put, see } = await start()
    await make('build-2')
    const response = await new Promise<http.IncomingMessage>((resolve) => {
      http.get(`${origin}/big.bin`, { agent: false }, resolve)
    })
    response.pause()
    await put('build-2')
    child.kill('SIGHUP')
    await see('build-2","ms"')
    const bytes = await readBytes(response)
    expect(bytes.equals(Buffer.alloc(bigSize, '1'))).toBe(true)
    const { text } = await ask(`${origin}/big.bin`)
    expect(text).toBe('2'.repeat(bigSize))
  })

  test('keeps to its build when the new one was made for another origin', async () => {
    const { child, make, origin, output, put, see } = await start()
    await stampBuild(await make('build-2'), { SITE_ORIGIN: 'https://other.example' })
    await put('build-2')
    child.kill('SIGHUP')
    await see('build-refused')
    expect((await ask(origin)).text).toContain('build-1')
    expect(output.stdout).toContain('https://other.example')
  })
})
