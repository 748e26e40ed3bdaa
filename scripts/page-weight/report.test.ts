import { expect, test } from 'vitest'
import type { PageId, PageKind } from '#site/addresses.ts'
import type { BuiltPage } from './built-pages.ts'
import { limits } from './limits.ts'
import {
  excessOf,
  notFoundExcess,
  reservesOf,
  scriptExcess,
  shellExcess,
  weighedShell,
} from './report.ts'
import { weigh } from './weigh.ts'

/** Letters without a pattern, so that five of them compress to about four bytes. */
function noise(length: number, seed = 1) {
  let state = seed
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647
    return String.fromCharCode(33 + (state % 94)).replace(/[<>&"]/, 'x')
  }).join('')
}

interface Made {
  id?: PageId
  kind?: PageKind
  words?: string
  head?: string
}

function builtPage({
  id = 'your-rights',
  kind = 'resource',
  words = '',
  head = '',
}: Made): BuiltPage {
  const html = `<!doctype html><html lang="es"><head><style>${head}</style></head><body><main id="main"><p>Uno</p>${words}</main><footer><div class="footer-newsletter"></div></footer></body></html>`
  return {
    id,
    path: '/es/una-pagina',
    kind,
    locale: 'es',
    file: 'content/es/una-pagina.md',
    html,
    bytes: weigh(html),
  }
}

const costs = `<h2 id="a">¿Cuánto cuesta?</h2><p>${noise(25_000)}</p>`
const time = `<h2 id="b">¿Cuánto tarda?</h2><p>${noise(4_000, 7)}</p>`

test('a page of words fails before its limit, named with its excess, its largest parts and cures', () => {
  const page = builtPage({ words: costs + time })
  expect(page.bytes).toBeLessThan(limits.words)
  const said = excessOf(page)
  expect(said).toContain('/es/una-pagina (resource) weighs')
  expect(said).toContain(`${(page.bytes - 21_599).toLocaleString('en-US')} more than`)
  expect(said).toContain('fails from 21,600; the limit is 24,000')
  expect(said).toContain('“¿Cuánto cuesta?”: content/es/una-pagina.md')
  expect(said.indexOf('“¿Cuánto cuesta?”')).toBeLessThan(said.indexOf('“¿Cuánto tarda?”'))
  expect(said).toContain('Move a section')
})

test.each(['report', 'district', 'tool', 'hub', 'directory', 'site-map'] as const)(
  'a page of the kind %s may weigh more',
  (kind) => {
    expect(excessOf(builtPage({ kind, words: costs + time }))).toBe('')
  },
)

test('so may a page of words that holds a tool', () => {
  expect(excessOf(builtPage({ id: 'immediate-help', words: costs + time }))).toBe('')
})

test('styles and what is handed to a tool are weighed like words', () => {
  const island = `<div data-props="${noise(9_000, 3)}"></div>`
  const said = excessOf(builtPage({ head: noise(18_000, 5), words: island + time }))
  expect(said).toMatch(/[\d,]+ {2}styles/)
  expect(said).toContain('what is handed to tools')
})

test('the words of a page and the styles of its screen do not count for the shell', () => {
  const styles = `@layer screens{${noise(9_000).replace(/@/g, 'a')}}@layer layouts{.a{color:red}}`
  const pages = [builtPage({ head: styles, words: costs })]
  expect(weighedShell(pages, 'es').bytes).toBeLessThan(300)
  expect(shellExcess(pages, 'es')).toBe('')
})

test('a page without the sign-up in its footer does not pass for the whole shell', () => {
  const whole = builtPage({ head: noise(4_000), words: time })
  const short = builtPage({ words: time })
  const html = short.html.replace('class="footer-newsletter"', '')
  expect(weighedShell([whole, { ...short, html }], 'es').bytes).toBeGreaterThan(3_000)
})

test('a shell that is too heavy is refused before its limit, with its excess and where to look', () => {
  const said = shellExcess([builtPage({ head: noise(11_200) })], 'es')
  expect(said).toMatch(/The shell of every page \(es\) weighs 9,\d+ bytes/)
  expect(said).toContain('fails from 9,000; the limit is 10,000')
  expect(said).toContain('src/screens/layouts')
})

test('what is left is said of the shell and of the heaviest page of each limit', () => {
  const heavy = builtPage({ words: costs })
  const report = builtPage({ kind: 'report', words: time })
  const said = reservesOf([heavy, builtPage({ words: time }), report])
  expect(said).toHaveLength(3)
  expect(said[0]).toMatch(/^The shell of every page \(es\): \d+ of 10,000 .* 8,\d+ left/)
  const left = (21_599 - heavy.bytes).toLocaleString('en-US')
  expect(said[1]).toContain(`fails from 21,600, ${left} left; most of it: “¿Cuánto cuesta?”`)
  expect(said[2]).toContain('(report)')
})

test('the page for unknown addresses weighs the shell and little more', () => {
  const pages = [builtPage({ words: time })]
  const shell = weighedShell(pages, 'es').bytes
  expect(notFoundExcess({ locale: 'es', bytes: shell + 1_500 }, pages)).toBe('')
  expect(notFoundExcess({ locale: 'es', bytes: shell + 1_503 }, pages)).toMatch(
    /^The page for unknown addresses \(es\) .*: 3 more than the shell and 1,500\./,
  )
})

test('scripts that are too long are refused, with the longest of them', () => {
  const script = (text: string) => `<script>${text}</script>`
  const page = (words: string) => builtPage({ words })
  const long = `watchEverything(${'x'.repeat(2_300)})`
  expect(scriptExcess(page(script(long)))).toBe('')
  const tooLong = script(long) + script(`wake(${'y'.repeat(300)})`)
  expect(scriptExcess(page(tooLong))).toMatch(/2,623 bytes: 123 more .* begins with "watchEvery/)
  const offline = '<p data-offline hidden></p>'
  expect(scriptExcess(page(offline + tooLong))).toBe('')
  const data = '<script type="application/ld+json">{}</script>'
  expect(scriptExcess(page(data.repeat(300)))).toBe('')
})
