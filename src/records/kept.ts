/** How long it stays: `device` until somebody clears it, `tab` until the tab is closed. */
export type Place = 'device' | 'tab'

export type Found =
  | { kind: 'nothing' }
  | { kind: 'value'; value: unknown }
  /** Something else wrote there, or it was cut off. */
  | { kind: 'damaged' }

const storageOf = (place: Place) => (place === 'device' ? localStorage : sessionStorage)

/** Reads text that was written as JSON; never throws. */
export function parseKept(text: string | null): Found {
  if (text === null) return { kind: 'nothing' }
  try {
    return { kind: 'value', value: JSON.parse(text) }
  } catch {
    return { kind: 'damaged' }
  }
}

/** What this browser kept under a key. One that gives no storage has kept nothing. */
export function readKept(place: Place, key: string): Found {
  try {
    return parseKept(storageOf(place).getItem(key))
  } catch {
    return { kind: 'nothing' }
  }
}

/** @returns false when the browser gives no storage or has no room left */
export function keep(place: Place, key: string, value: unknown) {
  try {
    storageOf(place).setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** @returns false when the browser gives no storage */
export function forget(place: Place, key: string) {
  try {
    storageOf(place).removeItem(key)
    return true
  } catch {
    return false
  }
}

/** Forgets everything whose key begins like this, where the browser gives storage at all. */
export function forgetAll(place: Place, prefix: string) {
  try {
    const storage = storageOf(place)
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    for (const key of keys.filter((one) => one.startsWith(prefix))) storage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
