import { existsSync } from 'node:fs'
import { appendFile, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { minute } from '#language/dates/durations.ts'
import { locales } from '#language/locales.ts'
import { href } from '#site/addresses.ts'
import { endProcess, startServerProcess } from '../support/server-process.ts'
import { buildCopy, copySite } from '../support/site-copy.ts'

const neckPain = 'content/en/conditions/neck-pain.md'
const sentence = 'Nobody has read this sentence before.'

let folder: string
beforeAll(async () => {
  folder = await copySite()
})
afterAll(() => rm(folder, { recursive: true }))

/** Scripts and fonts; their compressed copies have no address. */
const hashedFiles = async () =>
  (await readdir(join(folder, 'dist/_astro'))).filter((name) => !/\.(?:br|gz)$/.test(name))

/** Another word in a script that a page fetches when it is touched. */
async function changeScript() {
  const file = join(folder, 'src/forms/message/words.en.ts')
  const words = await readFile(file, 'utf8')
  await writeFile(file, words.replace(/: '(\w)/, ": 'Now $1"))
}

/** Asks for these addresses again and again, until it is told to stop; says what was not answered with 200. */
function visit(origin: string, addresses: readonly string[]) {
  const failed: string[] = []
  let asked = 0
  let visiting = true
  const visitor = async () => {
    while (visiting) {
      const address = addresses[asked % addresses.length] ?? '/'
      asked += 1
      const { status } = await fetch(origin + address).catch(() => ({ status: 'none' }))
      if (status !== 200) failed.push(`${address} ${status}`)
      await wait(5)
    }
  }
  const visitors = [visitor(), visitor()]
  return async () => {
    visiting = false
    await Promise.all(visitors)
    return { asked, failed }
  }
}

async function waitFor(holds: () => boolean) {
  while (!holds()) await wait(50)
}

// Builds beside all other tests.
const timeout = 5 * minute

test('a build for an https origin that .env names is asked whether it may go out', {
  timeout,
}, async () => {
  await writeFile(join(folder, '.env'), 'SITE_ORIGIN=https://nunezoconnor.com\n')
  await expect(buildCopy(folder)).rejects.toThrow(
    /sample[\s\S]*PUBLISH=anyway builds it all the same/,
  )
  expect(existsSync(join(folder, 'dist'))).toBe(false)
  await rm(join(folder, '.env'))
})

test('visitors of a running server get the new build, and lose nothing of the old one', {
  timeout,
}, async () => {
  await buildCopy(folder)
  const { address, child, output } = startServerProcess({
    site: join(folder, 'dist'),
    data: join(folder, 'var'),
    start: join(folder, 'src/server/start.ts'),
  })
  onTestFinished(async () => {
    await endProcess(child, 'SIGKILL')
  })
  const origin = (await address) ?? ''
  const scripts = await hashedFiles()
  const pages = locales.flatMap((locale) =>
    (['home', 'neck-pain', 'events', 'message-retry'] as const).map((id) => href(id, locale)),
  )
  const addresses = [...pages, ...scripts.map((name) => `/_astro/${name}`)]
  const leave = visit(origin, addresses)

  await appendFile(join(folder, neckPain), `\n${sentence}\n`)
  await changeScript()
  await buildCopy(folder)
  await waitFor(() => output.stdout.includes('build-taken-up'))
  const read = async () => (await fetch(origin + href('neck-pain', 'en'))).text()
  expect(await read()).toContain(sentence)
  expect((await hashedFiles()).length).toBeGreaterThan(scripts.length)

  await rename(join(folder, neckPain), join(folder, 'neck-pain.md'))
  await expect(buildCopy(folder)).rejects.toThrow('neck-pain')
  expect(await read()).toContain(sentence)
  const { asked, failed } = await leave()
  expect(await endProcess(child, 'SIGTERM')).toBe(0)
  expect(asked).toBeGreaterThan(addresses.length)
  expect(failed).toEqual([])
})
