import { existsSync } from 'node:fs'
import { appendFile, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { minute } from '#language/dates/durations.ts'
import { type Locale, locales } from '#language/locales.ts'
import { type BuiltPage, readBuiltPages } from '#scripts/page-weight/built-pages.ts'
import { limitOf, limits } from '#scripts/page-weight/limits.ts'
import { excessOf, shellExcess } from '#scripts/page-weight/report.ts'
import { href } from '#site/addresses.ts'
import { growSite, longName, newLine } from '../support/grown-site.ts'
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

/** The heaviest page of words in a language. */
function heaviestOfWords(pages: readonly BuiltPage[], locale: Locale) {
  const [heaviest] = pages
    .filter((page) => page.locale === locale && limitOf(page) === limits.words)
    .toSorted((a, b) => b.bytes - a.bytes)
  if (!heaviest) throw new Error(`No page of words in ${locale}`)
  return heaviest
}

describe('a site that has grown', () => {
  let grown: Record<Locale, BuiltPage>
  beforeAll(async () => {
    const before = await readBuiltPages()
    grown = { en: heaviestOfWords(before, 'en'), es: heaviestOfWords(before, 'es') }
    await growSite(folder, { en: grown.en.id, es: grown.es.id })
    await buildCopy(folder)
  }, timeout)

  test('holds a menu entry with its line, a name of 45 letters and 600 more words at once', async () => {
    const pages = await readBuiltPages(join(folder, 'dist'))
    for (const locale of locales) {
      const { html, path } = grown[locale]
      const page = pages.find((one) => one.path === path)
      expect(page?.html).toContain(`<small>${newLine(locale)}</small>`)
      expect(page?.html).toContain(longName)
      expect(page?.html.length).toBeGreaterThan(html.length + 3000)
      expect(shellExcess(pages, locale)).toBe('')
    }
    expect(pages.map(excessOf).filter(Boolean)).toEqual([])
  })

  test('loses no visitor of a running server to the next build', {
    timeout,
  }, async () => {
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
})
