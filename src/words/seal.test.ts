import { expect, test } from 'vitest'
import { readDangerSigns } from './danger-signs/read-danger-signs.ts'
import { pageSeal, sealOf, signSeal } from './seal.ts'

test('other words have another seal, the same words the same', () => {
  expect(sealOf(['a', 'b'])).toBe(sealOf(['a', 'b']))
  expect(new Set([sealOf(['a', 'b']), sealOf(['ab']), sealOf(['b', 'a'])]).size).toBe(3)
})

test('a seal is letters only, so that no list reads it as a number', () => {
  for (const id of ['home', 'whiplash', 'action-plan', 'danger-check'] as const) {
    expect(pageSeal(id)).toMatch(/^[a-p]{12}$/)
  }
})

test('a signature under a danger sign leaves its seal as it is, another window changes it', () => {
  const [sign] = readDangerSigns().signs
  if (!sign) throw new Error('no danger signs')
  const signed = { ...sign, signedBy: [{ name: 'Ana Reyes, MD', seal: signSeal(sign) }] }
  expect(signSeal(signed)).toBe(signSeal(sign))
  expect(signSeal({ ...sign, levels: [{ level: 3 }] })).not.toBe(signSeal(sign))
})
