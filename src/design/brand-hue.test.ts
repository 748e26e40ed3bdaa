import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { brandHueFaults, withBrandHue } from './brand-hue.ts'
import { contrast, contrastPairs, readColours } from './contrast.ts'

const tokens = readFileSync(join(import.meta.dirname, 'styles/tokens.css'), 'utf8')

test('without a hue of its own a clinic has ours', () => {
  expect(withBrandHue(tokens, undefined)).toBe(tokens)
  expect(brandHueFaults(tokens, undefined)).toEqual([])
})

test('bay and mist take the hue of the clinic, and keep their lightness; gold and clay stay', () => {
  const before = readColours(tokens).light
  const after = readColours(withBrandHue(tokens, 300)).light
  expect(after.get('bay')).toEqual({ ...before.get('bay'), hue: 300 })
  expect(after.get('mist')).toEqual({ ...before.get('mist'), hue: 290 })
  for (const kept of ['gold', 'clay', 'moss', 'paper']) {
    expect(after.get(kept)).toEqual(before.get(kept))
  }
})

test('the dark theme without a script takes it as well', () => {
  const { dark, darkWithoutScript } = readColours(withBrandHue(tokens, 20))
  expect(dark.get('bay')?.hue).toBe(10)
  expect(darkWithoutScript).toEqual(dark)
})

describe.each([0, 60, 120, 150, 250, 300, 359])('with the hue %d', (hue) => {
  test.each(['light', 'dark'] as const)('everything can be read in the %s theme', (theme) => {
    const colours = readColours(withBrandHue(tokens, hue))[theme]
    for (const { front, back, atLeast } of contrastPairs) {
      const [one, other] = [colours.get(front), colours.get(back)]
      if (!one || !other) throw new Error(`No token ${front} or ${back}`)
      expect(contrast(one, other), `${front} on ${back}`).toBeGreaterThanOrEqual(atLeast)
    }
    expect(brandHueFaults(tokens, hue)).toEqual([])
  })
})

test('a hue that no screen can show so dark is refused, with the nearest that can be used', () => {
  expect(brandHueFaults(tokens, 208)).toEqual([
    'clinic.config.ts, brand.hue is 208: no screen could show bay of the light theme. Instead, take 212, the nearest that can be used',
  ])
})

test('a hue that cannot reach 4.5 to 1 is refused, with the nearest that can be used', () => {
  // Lighter letters, which are still dark enough in blue, and not in yellow.
  const pale = tokens.replaceAll('--bay: oklch(37% 0.07 215)', '--bay: oklch(54.6% 0.07 215)')
  const [fault = ''] = brandHueFaults(pale, 110)
  expect(fault).toContain('bay on mist would not reach 4.5 to 1 in the light theme')
  const nearest = Number(/take (\d+)/.exec(fault)?.[1])
  expect(brandHueFaults(pale, nearest)).toEqual([])
})
