import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contrast, contrastPairs, readColours, toLinearRgb } from './contrast.ts'

const colours = readColours(readFileSync(join(import.meta.dirname, 'styles/tokens.css'), 'utf8'))
const black = { lightness: 0, chroma: 0, hue: 0 }
const white = { lightness: 1, chroma: 0, hue: 0 }

function ratio(theme: 'light' | 'dark', front: string, back: string) {
  const [one, other] = [colours[theme].get(front), colours[theme].get(back)]
  if (!one || !other) throw new Error(`No token --${one ? back : front} in the ${theme} theme`)
  return contrast(one, other)
}

test('black on white is 21 to 1, and a colour on itself 1 to 1', () => {
  expect(contrast(black, white)).toBeCloseTo(21, 4)
  expect(contrast(white, white)).toBe(1)
})

test('a known colour comes out as a browser shows it', () => {
  // rebeccapurple, #663399, is oklch(44.03% 0.1603 303.37) in the tables of CSS Color 4.
  const [red, green, blue] = toLinearRgb({ lightness: 0.4403, chroma: 0.1603, hue: 303.37 })
  expect(red).toBeCloseTo(0.1329, 3)
  expect(green).toBeCloseTo(0.0331, 3)
  expect(blue).toBeCloseTo(0.3185, 3)
})

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(contrastPairs)('$front on $back is at least $atLeast to 1', (pair) => {
    expect(ratio(theme, pair.front, pair.back)).toBeGreaterThanOrEqual(pair.atLeast)
  })
})

test('a dark system without JavaScript gets the same dark theme', () => {
  expect(colours.darkWithoutScript).toEqual(colours.dark)
})

test('every colour has a light and a dark value', () => {
  expect([...colours.dark.keys()]).toEqual([...colours.light.keys()])
})
