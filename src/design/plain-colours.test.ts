import { expect, test } from 'vitest'
import { withPlainColours } from './plain-colours.ts'

test('a colour is written as every browser reads it', () => {
  // rebeccapurple, #663399, is oklch(44.03% 0.1603 303.37) in the tables of CSS Color 4.
  expect(withPlainColours('--a: oklch(44.03% 0.1603 303.37);')).toBe('--a: #663399;')
  expect(withPlainColours('0 2rem oklch(0% 0 0 / 50%), oklch(100% 0 0)')).toBe(
    '0 2rem #00000080, #ffffff',
  )
})

test('a colour that no plain one stands for is refused', () => {
  expect(() => withPlainColours('--a: oklch(80% 0.3 140);')).toThrow(/no colour of sRGB/)
})
