import { afterEach, expect, test, vi } from 'vitest'
import { canSeal, readSealed } from '#tools/symptom-tracker/exports/sealing.ts'

const sealed = {
  kind: 'PBKDF2-SHA-256, AES-GCM-256',
  rounds: 600_000,
  salt: 'AAAAAAAAAAAAAAAAAAAAAA==',
  iv: 'AAAAAAAAAAAAAAAA',
  text: 'c2VhbGVkIHRleHQ=',
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a sealed text is read as it was written, and nothing else with it', () => {
  expect(readSealed({ ...sealed, note: 'from elsewhere' })).toEqual(sealed)
  expect(readSealed({ ...sealed, rounds: 1 })).not.toBeNull()
  expect(readSealed({ ...sealed, rounds: 5_000_000 })).not.toBeNull()
})

test.each([
  { kind: 'AES-CBC-128' },
  { rounds: 0 },
  { rounds: 1.5 },
  { rounds: '600000' },
  { rounds: 5_000_001 },
  { salt: 7 },
  { salt: 'AAA' },
  { iv: '' },
  { iv: '%%%%' },
  { iv: ' AAAA   ' },
  { text: 'AA=A' },
  { text: 'A===' },
])('what no page has sealed is not read: %j', (fault) => {
  expect(readSealed({ ...sealed, ...fault })).toBeNull()
})

test('nothing is sealed where the browser has no cipher', () => {
  expect(canSeal()).toBe(true)
  vi.stubGlobal('crypto', {})
  expect(canSeal()).toBe(false)
  vi.stubGlobal('crypto', undefined)
  expect(canSeal()).toBe(false)
})
