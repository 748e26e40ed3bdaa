import { expect, test } from 'vitest'
import type { PageKind } from '#site/addresses.ts'
import type { BuiltPage } from './built-pages.ts'
import { limits } from './limits.ts'
import { excessOf, hintsOf, scriptExcess, shellExcess, shellWeight } from './report.ts'
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
  kind?: PageKind
  words?: string
  head?: string
}

function builtPage({ kind = 'resource', words = '', head = '' }: Made): BuiltPage {
  const html = `<!doctype html><html lang="es"><head><style>${head}</style></head><body><main id="main"><p>Uno</p>${words}</main></body></html>`
  return { path: '/es/una-pagina', kind, locale: 'es', html, bytes: weigh(html) }
}

const costs = `<h2 id="a">¿Cuánto cuesta?</h2><p>${noise(28_000)}</p>`
const time = `<h2 id="b">¿Cuánto tarda?</h2><p>${noise(4_000, 7)}</p>`

test('a page of words that is too heavy is named with its excess and its heaviest section', () => {
  const page = builtPage({ words: costs + time })
  const said = excessOf(page)
  expect(said).toContain('/es/una-pagina weighs')
  expect(said).toContain(`${(page.bytes - limits.words).toLocaleString('en-US')} more than`)
  expect(said).toContain('kind resource may (24,000)')
  expect(said.indexOf('“¿Cuánto cuesta?”')).toBeGreaterThan(0)
  expect(said.indexOf('“¿Cuánto cuesta?”')).toBeLessThan(said.indexOf('“¿Cuánto tarda?”'))
  expect(said).toContain('Move a section')
})

test.each(['report', 'district', 'tool', 'hub', 'directory', 'site-map'] as const)(
  'a page of the kind %s may weigh more',
  (kind) => {
    expect(excessOf(builtPage({ kind, words: costs + time }))).toBe('')
  },
)

test('styles and what is handed to a tool are weighed like words', () => {
  const island = `<div data-props="${noise(9_000, 3)}"></div>`
  const said = excessOf(builtPage({ head: noise(18_000, 5), words: island + time }))
  expect(said).toMatch(/[\d,]+ {2}styles/)
  expect(said).toContain('what is handed to tools and forms')
})

test('a page over the first limit is hinted at, heaviest first, and not refused', () => {
  const light = builtPage({ words: time })
  const pages = [light, builtPage({ words: costs.slice(0, 20_000) }), builtPage({ words: costs })]
  expect(pages.map(excessOf).join('')).toBe('')
  expect(hintsOf(pages)).toHaveLength(2)
  expect(Number(hintsOf(pages)[0]?.split('  ')[0]?.replace(',', ''))).toBe(pages[2]?.bytes)
})

test('the words of a page do not count for the shell', () => {
  const pages = [builtPage({ words: costs })]
  expect(shellWeight(pages, 'es')).toBeLessThan(300)
  expect(shellExcess(pages, 'es')).toBe('')
})

test('a shell that is too heavy is refused with its excess', () => {
  const said = shellExcess([builtPage({ head: noise(14_000) })], 'es')
  expect(said).toContain('The shell of every page (es')
  expect(said).toContain('src/screens/layouts')
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
