import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageColours } from './page-colours.ts'

const tokens = readFileSync(join(import.meta.dirname, 'styles/tokens.css'), 'utf8')

test('what no style sheet reaches has the colours of the page, in either theme', () => {
  expect(pageColours(tokens, undefined)('bay')).toBe('#004957')
  expect(pageColours(tokens, undefined, 'dark')('bay')).toBe('#8dd2da')
})

test('and the hue of the clinic where it has one', () => {
  expect(pageColours(tokens, 300)('bay')).not.toBe('#004957')
  expect(pageColours(tokens, 300)('gold')).toBe(pageColours(tokens, undefined)('gold'))
})

test('a colour that is none of the page is named', () => {
  expect(() => pageColours(tokens, undefined)('pink')).toThrow('The light theme has no colour pink')
})
