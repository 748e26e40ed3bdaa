import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type CssNode, generate, parse, walk } from 'css-tree'
import { describe, expect, test } from 'vitest'
import { scriptWithImports } from '#builder/script-files.ts'
import { clinic } from '#clinic'
import { type Locale, locales } from '#language/locales.ts'
import { reportWords } from '#reports/accident-report/words.ts'
import { hashedFilesOf, readBuiltPages } from '#scripts/page-weight/built-pages.ts'
import { excessOf, scriptExcess, shellExcess } from '#scripts/page-weight/report.ts'
import { page } from '#site/addresses.ts'
import { allPages, builtFolder } from '../support/built-site.ts'

const pages = allPages()
const weighed = await readBuiltPages()

/** Most pages and tools share their scripts; each is weighed once. */
const weights = new Map<string, number>()

function weighAll(scripts: readonly string[]) {
  for (const text of scripts)
    if (!weights.has(text)) weights.set(text, brotliCompressSync(text).byteLength)
  return scripts.reduce((sum, text) => sum + (weights.get(text) ?? 0), 0)
}

test.each(locales)('the shell of a page (%s) leaves room for words', (locale) => {
  expect(shellExcess(weighed, locale)).toBe('')
})

test.each(weighed)('$path weighs no more than its kind may', (page) => {
  expect(excessOf(page)).toBe('')
})

test.each(pages)('$path names no file that must come before the first paint', ({ html }) => {
  expect(html.match(/<script[^>]*\ssrc=/g)).toBeNull()
  const [head] = html.split('<body')
  expect(head?.match(/<link[^>]*rel="modulepreload"/g)).toBeNull()
  expect(html.match(/<link[^>]*rel="stylesheet"/g)).toBeNull()
  // A picture holds nothing up.
  const preloads = html.match(/<link[^>]*rel="preload"[^>]*>/g) ?? []
  expect(preloads.filter((link) => !link.includes(' as="image"'))).toEqual([])
})

test.each(pages)('the scripts inside $path are short', (page) => {
  expect(scriptExcess(page)).toBe('')
})

/** Bytes of scripts, React included: what a tool fetches to wake, and what it fetches in all. */
const toolScriptBudgets = { toWake: 90_000, inAll: 136_000 } as const

const scriptFiles = (await hashedFilesOf()).filter((file) => file.endsWith('.js'))

const scriptFile = (start: string) => {
  const file = scriptFiles.find((name) => name.startsWith(start))
  if (!file) throw new Error(`No script of the build begins with ${start}`)
  return file
}

/** The words that pages in other languages load in the place of these. */
const wordsOfOthers = (locale: Locale) =>
  scriptFiles.filter((file) =>
    locales.some((other) => other !== locale && file.startsWith(`words.${other}.`)),
  )

/** The scripts that the page names, for the browser to fetch them at once. */
const namedScripts = (html: string) =>
  [...html.matchAll(/<link rel="modulepreload" href="\/_astro\/([^"]+)"/g)].map(([, name = '']) =>
    readFileSync(join(builtFolder, '_astro', name), 'utf8'),
  )

/** The loader of islands, React, the island, and what they import, at once or later. */
async function allScripts(island: string, locale: Locale) {
  const loader = scriptFile('islands.')
  const loaderText = readFileSync(join(builtFolder, '_astro', loader), 'utf8')
  const found = new Map(wordsOfOthers(locale).map((file) => [file, '']))
  found.set(loader, loaderText)
  const needed = [...loaderText.matchAll(/from\s*["'`]\.\/([\w.-]+\.js)/g)].map(
    ([, name = '']) => name,
  )
  for (const file of [...needed, scriptFile('hydrate.'), scriptFile(`${island}.island.`)]) {
    await scriptWithImports(file, builtFolder, found)
  }
  return [...found.values()].filter((text) => text !== '')
}

test.each(pages.filter(({ id }) => page(id).kind === 'tool'))(
  '$path fetches no more script than a tool may',
  async ({ html, locale }) => {
    const [, island = ''] = /data-island="([^"]+)" data-when="loaded"/.exec(html) ?? []
    const atOnce = namedScripts(html)
    expect(atOnce.length).toBeGreaterThan(5)
    expect(weighAll(atOnce)).toBeLessThanOrEqual(toolScriptBudgets.toWake)
    expect(weighAll(await allScripts(island, locale))).toBeLessThanOrEqual(toolScriptBudgets.inAll)
  },
)

/** The words in the page's language, which the loader fetches beside an island. */
function wordsBeside(island: string, locale: Locale) {
  const loader = readFileSync(join(builtFolder, '_astro', scriptFile('islands.')), 'utf8')
  const [, folder] = new RegExp(`"([^"]+)/${island}\\.island\\.ts"`).exec(loader) ?? []
  const words = new RegExp(`"${folder}/words\\.${locale}\\.ts":[^"]*?\\./([\\w.-]+\\.js)`)
  const [, file] = words.exec(loader) ?? []
  if (!file) throw new Error(`The loader names no words beside ${island}`)
  return scriptWithImports(file, builtFolder)
}

/** The islands with the finder, and all that they may fetch after a touch, words in one language included (decision 22). */
const finderIslands = [
  'event-finder',
  'hospital-finder',
  'near-you',
  'nearby-finder',
  'nearest-to-you',
  'provider-directory',
]
const finderScriptBudget = 75_000

describe.each(finderIslands)('%s', (island) => {
  test.each(locales)('fetches no more script than the finder may (%s)', async (locale) => {
    const words = [...(await wordsBeside(island, locale)).values()]
    const scripts = new Set([...(await allScripts(island, locale)), ...words])
    expect(weighAll([...scripts])).toBeLessThanOrEqual(finderScriptBudget)
  })
})

/** What the line may add to a page, compressed: the brief of the look allows so much. */
const mostBytesOfLine = 1200

const isOfLine = (node: CssNode) =>
  (node.type === 'Rule' && /\.(?:stretch|line-(?!progress))/.test(generate(node.prelude))) ||
  (node.type === 'Atrule' && node.prelude !== null && generate(node.prelude) === 'line-drawn')

/** The style sheet of a page, written anew so that both copies of it are. */
function styled(html: string, drop: (node: CssNode) => boolean) {
  return html.replace(/(<style[^>]*>)([\s\S]*?)(<\/style>)/g, (_, open, css: string, close) => {
    const sheet = parse(css)
    walk(sheet, (node, item, list) => {
      if (drop(node)) list?.remove(item)
    })
    return `${open}${generate(sheet)}${close}`
  })
}

const drawnLine = /<svg class="stretch[\s\S]*?<\/svg>/g

const lined = weighed.filter(({ html }) => html.includes('<svg class="stretch'))

test('most pages have the line', () => {
  expect(lined.length).toBeGreaterThan(weighed.length / 2)
})

test.each(lined)('the line costs $path little', ({ html }) => {
  const whole = brotliCompressSync(styled(html, () => false)).byteLength
  const without = styled(html, isOfLine).replace(drawnLine, '')
  expect(without.includes('line-rail')).toBe(false)
  expect(whole - brotliCompressSync(without).byteLength).toBeLessThanOrEqual(mostBytesOfLine)
})

/** Bytes of scripts, React and words included, that the crash report fetches once it is touched. */
const reportScriptBudget = 82_000

test.each(locales)('the crash report fetches no more script than it may: %s', async (locale) => {
  const ownWords = scriptFiles
    .filter((file) => file.startsWith(`words.${locale}.`))
    .map((file) => readFileSync(join(builtFolder, '_astro', file), 'utf8'))
    .filter((text) => text.includes(reportWords[locale].countPain))
  expect(ownWords).toHaveLength(1)
  const scripts = await allScripts('accident-report', locale)
  expect(weighAll([...scripts, ...ownWords])).toBeLessThanOrEqual(reportScriptBudget)
})

test('no script of the build carries the checks of the clinic’s facts', () => {
  const message = 'values that the site cannot use'
  expect(readFileSync('src/clinic/clinic-facts.ts', 'utf8')).toContain(message)
  const carrying = scriptFiles.filter((file) =>
    readFileSync(join(builtFolder, '_astro', file), 'utf8').includes(message),
  )
  expect(carrying).toEqual([])
})

test('no script of the build carries a fact of the clinic that no island reads', () => {
  const facts = Object.values(clinic.tagline)
  const carrying = scriptFiles.filter((file) => {
    const text = readFileSync(join(builtFolder, '_astro', file), 'utf8')
    return facts.some((fact) => text.includes(fact))
  })
  expect(carrying).toEqual([])
})
