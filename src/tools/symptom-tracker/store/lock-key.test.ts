import { expect, test } from 'vitest'
import {
  isBox,
  isLock,
  keyOf,
  newLock,
  sealText,
  unsealText,
} from '#tools/symptom-tracker/store/lock-key.ts'

const words = 'cuatro palabras de prueba'
const kind = 'PBKDF2-SHA-256, HKDF-SHA-256, AES-GCM-256'
const quickLock = { kind, id: 'one', rounds: 10, salt: 'AAECAwQFBgcICQoLDA0ODw==' } as const

/** Sealed under the lock above, in November 2026: every later page has to open it. */
const firstBox = {
  salt: 'YE6xOCBkBEeFi433Ts5Kag==',
  iv: 'sTb0l4KIsBqwb/lv',
  text: 'sCvfwqaLvQlaPQvby2vCqb5EVT5a5rI7xVxQzPDXLm4Cj0I=',
}

const sizeOf = (base64: string) => atob(base64).length

test('a new lock takes 600,000 rounds, and has a name and a salt of its own', () => {
  const [one, other] = [newLock(), newLock()]
  expect(one).toMatchObject({ kind, rounds: 600_000 })
  expect(sizeOf(one.salt)).toBe(16)
  expect(other.id).not.toBe(one.id)
  expect(other.salt).not.toBe(one.salt)
  expect(isLock(one)).toBe(true)
})

test('the key of a visit cannot be read out', async () => {
  const key = await keyOf(quickLock, words)
  expect(key.extractable).toBe(false)
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
})

test('what an earlier page has sealed is opened with the same passphrase', async () => {
  expect(await unsealText(await keyOf(quickLock, words), firstBox)).toBe('Me duele el cuello.')
})

test('the same letters from another keyboard open it, and others do not', async () => {
  const box = await sealText(await keyOf(quickLock, 'mañana'), 'Me duele el cuello.')
  const opened = async (typed: string) => unsealText(await keyOf(quickLock, typed), box)
  expect(await opened('man\u0303ana')).toBe('Me duele el cuello.')
  expect(await opened('manana')).toBeNull()
})

test('a seal that was changed, or that is none, is not opened', async () => {
  const key = await keyOf(quickLock, words)
  const box = await sealText(key, 'Me duele el cuello.')
  const other = await sealText(key, 'Me duele el cuello.')
  expect(await unsealText(key, box)).toBe('Me duele el cuello.')
  expect(await unsealText(key, { ...box, salt: other.salt })).toBeNull()
  expect(await unsealText(key, { ...box, iv: other.iv })).toBeNull()
  expect(await unsealText(key, { ...box, text: other.text })).toBeNull()
  expect(await unsealText(key, { ...box, text: 'no base64' })).toBeNull()
})

test('a seal has a salt of 16 bytes and an iv of 12, and says no more than how long its text is', async () => {
  const box = await sealText(await keyOf(quickLock, words), 'cuello')
  expect(Object.keys(box).toSorted()).toEqual(['iv', 'salt', 'text'])
  expect([box.salt, box.iv, box.text].map(sizeOf)).toEqual([16, 12, 6 + 16])
})

test.each([
  null,
  { kind: 'of a newer page' },
  { id: 7 },
  { rounds: 1.5 },
  { rounds: '600000' },
  { salt: null },
])('what no page has locked is no lock: %j', (fault) => {
  expect(isLock(quickLock)).toBe(true)
  expect(isLock(fault && { ...quickLock, ...fault })).toBe(false)
})

test.each([null, { salt: 7 }, { iv: undefined }, { text: null }])(
  'what no page has sealed is no seal: %j',
  (fault) => {
    expect(isBox(firstBox)).toBe(true)
    expect(isBox(fault && { ...firstBox, ...fault })).toBe(false)
  },
)
