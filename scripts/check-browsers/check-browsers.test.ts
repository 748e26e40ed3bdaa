import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findFaults } from './find-faults.ts'
import { markupUses } from './markup-uses.ts'
import { scriptUses } from './script-uses.ts'
import { styleUses } from './style-uses.ts'
import { lackedBy } from './support.ts'
import type { Use } from './use.ts'

/** What is refused, as `line feature`. */
const refused = (uses: readonly Use[]) =>
  findFaults(uses, {}).flatMap((fault) => {
    const found = /:(\d+) (\S+) is not in/.exec(fault)
    return found ? [`${found[1]} ${found[2]}`] : []
  })

test('what came later than the oldest browsers is refused, and what they have is not', () => {
  expect(lackedBy('api.Element.checkVisibility')).toEqual(['safari 16.4'])
  expect(lackedBy('html.elements.details.name')).toEqual([
    'chrome 111',
    'safari 16.4',
    'firefox 121',
  ])
  // Chrome 110 and Safari 16; Chrome 105, Safari 15.4 and Firefox 121.
  expect(lackedBy('javascript.builtins.Array.toSorted')).toEqual([])
  expect(lackedBy('css.selectors.has')).toEqual([])
  // With Safari 16.4 itself.
  expect(lackedBy('javascript.regular_expressions.lookbehind_assertion')).toEqual([])
})

test('style sheets are read by property, value, rule, question and selector', () => {
  const css = [
    '.a { position-anchor: --b; }',
    '.a { display: grid; grid-template-columns: subgrid; }',
    '.a { width: calc-size(auto, size); }',
    '@starting-style { .a { opacity: 0; } }',
    '@media (scripting: none) { .a { color: red; } }',
    '.a:popover-open { color: red; }',
    '.a:has(.b), .a::-moz-progress-bar { color: oklch(50% 0.1 20); }',
    '@supports (position-anchor: --b) { .a { position-anchor: --b; } }',
  ].join('\n')
  expect(refused(styleUses('a.css', css))).toEqual([
    '1 css.properties.position-anchor',
    '2 css.properties.grid-template-columns.subgrid',
    '3 css.types.calc-size',
    '4 css.at-rules.starting-style',
    '5 css.at-rules.media.scripting',
    '6 css.selectors.popover-open',
  ])
})

test('components are read by element and attribute', () => {
  const source = [
    'const A = () => <search className="a"><details name="menu" open /></search>',
    'const B = () => <><div popover="auto">x</div><input autoComplete="tel" /></>',
    'const C = () => <Panel name="menu" popover="auto" />',
  ].join('\n')
  expect(refused(markupUses('a.tsx', source))).toEqual([
    '1 html.elements.search',
    '1 html.elements.details.name',
    '2 html.global_attributes.popover',
  ])
})

test('scripts are read by type, with all that they import, and what asks first may stay', () => {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync(join('.cache', 'check-browsers-'))
  const script = [
    "import { later } from './later.ts'",
    'const mine = { canParse: () => true, checkVisibility: () => true }',
    'export const seen = (element: HTMLElement) => element.checkVisibility()',
    'export const asked = (element: HTMLElement) => element.checkVisibility?.()',
    "export const own = mine.canParse() && mine.checkVisibility() && URL.canParse('')",
    'export const sorted = [later].toSorted()',
    "export const grouped = Object.groupBy([1], () => 'a')",
    'export const waiting = Promise.withResolvers<void>()',
  ].join('\n')
  writeFileSync(join(folder, 'script.ts'), script)
  writeFileSync(join(folder, 'later.ts'), 'export const later = new URLSearchParams().size\n')
  try {
    expect(refused(scriptUses([join(folder, 'script.ts')]))).toEqual([
      '3 api.Element.checkVisibility',
      '5 api.URL.canParse_static',
      '7 javascript.builtins.Object.groupBy',
      '8 javascript.builtins.Promise.withResolvers',
      '1 api.URLSearchParams.size',
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('what is said to be missed may be used, and a line that nothing needs is refused', () => {
  const uses = styleUses('a.css', '.a { text-wrap: balance; }')
  expect(findFaults(uses, { 'css.properties.text-wrap': 'uneven lines' })).toEqual([])
  expect(findFaults(uses, {})[0]).toBe(
    'a.css:1 css.properties.text-wrap is not in chrome 111, safari 16.4',
  )
  const unused = findFaults([], { 'css.properties.text-wrap': 'uneven lines' })
  expect(unused).toEqual([expect.stringContaining('which nothing newer uses')])
})
