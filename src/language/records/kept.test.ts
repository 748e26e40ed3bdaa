import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { forget, forgetAll, keep, parseKept, readKept } from './kept.ts'

/** Storage as a browser has it; it refuses texts longer than its room. */
function giveStorage(room = Number.POSITIVE_INFINITY) {
  const held = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    get length() {
      return held.size
    },
    key: (index: number) => [...held.keys()][index] ?? null,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError')
      held.set(key, text)
    },
    removeItem: (key: string) => held.delete(key),
  })
  return held
}

/** Where settings forbid storage, a browser throws at whatever is asked of it. */
function refuseStorage() {
  const refuse = () => {
    throw new DOMException('no storage here', 'SecurityError')
  }
  vi.stubGlobal('localStorage', new Proxy({}, { get: refuse }))
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('what was kept is found as it was, until it is forgotten', () => {
  giveStorage()
  expect(readKept('device', 'plan')).toEqual({ kind: 'nothing' })
  expect(keep('device', 'plan', { done: ['exam'] })).toBe(true)
  expect(readKept('device', 'plan')).toEqual({ kind: 'value', value: { done: ['exam'] } })
  expect(forget('device', 'plan')).toBe(true)
  expect(readKept('device', 'plan')).toEqual({ kind: 'nothing' })
})

test('no text at all makes reading throw, and damage is told from nothing', () => {
  expect(parseKept('{"version":1,')).toEqual({ kind: 'damaged' })
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseKept(text).kind).toMatch(/^(value|damaged)$/)
    }),
  )
})

test('only what begins like a tool is forgotten with it', () => {
  const held = giveStorage()
  for (const key of ['diary-new', 'plan', 'diary-week']) keep('device', key, 1)
  forgetAll('device', 'diary')
  expect([...held.keys()]).toEqual(['plan'])
})

test('a full device keeps what it had and says so', () => {
  const held = giveStorage(5)
  keep('device', 'plan', 'a')
  expect(keep('device', 'plan', 'a longer one')).toBe(false)
  expect(held.get('plan')).toBe('"a"')
})

test('without storage nothing throws and nothing is promised', () => {
  refuseStorage()
  expect(readKept('device', 'plan')).toEqual({ kind: 'nothing' })
  expect([keep('device', 'plan', 1), forget('device', 'plan')]).toEqual([false, false])
  expect(() => forgetAll('device', 'plan')).not.toThrow()
})
