import { expect, test } from 'vitest'
import { fill } from './fill.ts'
import type { MatchingWords } from './matching-words.ts'

const english = {
  call: 'Call {number}',
  span: 'From {from} to {to}',
  plain: 'Talk to us',
  steps: ['Rest', 'Call {number}'],
  days: { one: '{n} day', other: '{n} days' },
} as const

type Words = MatchingWords<typeof english>

const spanish: Words = {
  call: 'Llame al {number}',
  span: 'Hasta el {to}, desde el {from}',
  plain: 'Hable con nosotros',
  steps: ['Descanse', 'Llame al {number}'],
  days: { one: '{n} día', other: '{n} días', many: '{n} de días' },
}

test('Spanish may put the gaps of a line in another order', () => {
  expect(fill(spanish.span, { from: 'lunes', to: 'martes' })).toBe(
    'Hasta el martes, desde el lunes',
  )
})

test('a gap is filled wherever it stands', () => {
  expect(fill('{a} and {b} and {a}', { a: 1, b: 2 })).toBe('1 and 2 and 1')
})

test('words that do not match the English ones do not compile', () => {
  const refused: readonly Words[] = [
    // @ts-expect-error: the gap has another name
    { ...spanish, call: 'Llame al {numero}' },
    // @ts-expect-error: the gap is missing
    { ...spanish, call: 'Llámenos' },
    // @ts-expect-error: one of the two gaps is missing
    { ...spanish, span: 'Desde el {from}' },
    // @ts-expect-error: a line of the list is missing
    { ...spanish, steps: ['Descanse'] },
    // @ts-expect-error: the gap of a line in a list has another name
    { ...spanish, steps: ['Descanse', 'Llame al {numero}'] },
    // @ts-expect-error: the gap of a counted phrase has another name
    { ...spanish, days: { one: '{n} día', other: '{días} días' } },
    // @ts-expect-error: a form for few does not exist in these languages
    { ...spanish, days: { one: '{n} día', other: '{n} días', few: '{n} días' } },
  ]
  expect(refused).toHaveLength(7)
})

test('values that do not match the gaps do not compile', () => {
  const unfilled = [
    // @ts-expect-error: the value is missing
    fill(spanish.call, {}),
    // @ts-expect-error: the value has another name
    fill(spanish.call, { numero: '911' }),
    // @ts-expect-error: one of the two values is missing
    fill(english.span, { to: 'lunes' }),
  ]
  expect(unfilled).toEqual(['Llame al {number}', 'Llame al {number}', 'From {from} to lunes'])
  // @ts-expect-error: the line has no gap for the second value
  expect(fill(spanish.call, { number: '911', name: 'Ana' })).toBe('Llame al 911')
})

test('without `as const` the gaps are not known, and no language can match', () => {
  const loose = { call: 'Call {number}' }
  // @ts-expect-error: the English words are not `as const`
  const matching: MatchingWords<typeof loose> = { call: 'Llame al {number}' }
  expect(matching).toBeDefined()
})

const gapsOf = (line: string) => [...line.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

/** Every line below a value with the way to it: `tabs.label`. */
function linesOf(value: unknown, way = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[way, value]])
  return new Map(
    Object.entries(value as object).flatMap(([key, inner]) => [
      ...linesOf(inner, way ? `${way}.${key}` : key),
    ]),
  )
}

const englishFiles = import.meta.glob<object>('/src/**/words.en.ts', { eager: true, import: 'en' })
const spanishFiles = import.meta.glob<object>('/src/**/words.es.ts', { eager: true, import: 'es' })

/**
 * A form for millions that English has not has the gaps of the form for other numbers. Where English
 * says nothing, as of what the checks say in it already, there is nothing to match.
 */
const pairOf = (way: string, lines: Map<string, string>) =>
  lines.get(way) ?? lines.get(way.replace(/\.many$/, '.other'))

test.each(Object.keys(spanishFiles))('%s has no gap that English has not', (file) => {
  const written = linesOf(englishFiles[file.replace('.es.ts', '.en.ts')])
  const lines = [...linesOf(spanishFiles[file])]
  const differing = lines.filter(([way, line]) => {
    const pair = pairOf(way, written)
    return pair !== undefined && `${gapsOf(line)}` !== `${gapsOf(pair)}`
  })
  expect(differing).toEqual([])
})

test('every file of English words has its Spanish pair', () => {
  const pairs = Object.keys(englishFiles).map((file) => file.replace('.en.ts', '.es.ts'))
  expect(Object.keys(spanishFiles).sort()).toEqual(pairs.sort())
})
