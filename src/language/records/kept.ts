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

/** Stands before the storage of the browser, for keys that must not lie there in plain. */
export interface Cover {
  covers: (key: string) => boolean
  texts: Readonly<Record<Place, Map<string, string>>>
  /** Called after each change. */
  changed: (place: Place) => void
}

let cover: Cover | null = null

/** From now on the keys of the cover are read from it and kept in it; null takes it away. */
export function keepUnder(next: Cover | null) {
  cover = next
}

export const isCovered = (key: string) => cover?.covers(key) ?? false

const textsFor = (place: Place, key: string) =>
  cover?.covers(key) ? cover.texts[place] : undefined

/** The keys that this browser keeps in plain sight; none where it gives no storage. */
export function keysOf(place: Place) {
  try {
    const storage = storageOf(place)
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  } catch {
    return []
  }
}

/**
 * All that this browser keeps in plain sight, as one text: another one means that something was
 * changed. Empty where it gives no storage.
 */
export function allKept() {
  try {
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
  } catch {
    return ''
  }
}

/** What this browser kept under a key. One that gives no storage has kept nothing. */
export function readKept(place: Place, key: string): Found {
  try {
    const texts = textsFor(place, key)
    return parseKept(texts ? (texts.get(key) ?? null) : storageOf(place).getItem(key))
  } catch {
    return { kind: 'nothing' }
  }
}

/** @returns false when the browser gives no storage or has no room left */
export function keep(place: Place, key: string, value: unknown) {
  try {
    const text = JSON.stringify(value)
    const texts = textsFor(place, key)
    if (texts) texts.set(key, text)
    else storageOf(place).setItem(key, text)
    if (texts) cover?.changed(place)
    return true
  } catch {
    return false
  }
}

/** @returns false when the browser gives no storage */
export function forget(place: Place, key: string) {
  try {
    if (textsFor(place, key)?.delete(key)) cover?.changed(place)
    storageOf(place).removeItem(key)
    return true
  } catch {
    return false
  }
}

/** Forgets everything whose key begins like this, where the browser gives storage at all. */
export function forgetAll(place: Place, prefix: string) {
  const keys = [...keysOf(place), ...(cover?.texts[place].keys() ?? [])]
  for (const key of keys.filter((one) => one.startsWith(prefix))) forget(place, key)
}

/**
 * Takes a database away. Pages that are open in other tabs let go of it; one that does not holds it
 * until it is closed.
 *
 * @returns false when the browser did not take it away
 */
export function forgetDatabase(name: string) {
  return new Promise<boolean>((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(name)
      request.onsuccess = () => resolve(true)
      request.onerror = () => resolve(false)
      request.onblocked = () => resolve(false)
    } catch {
      // A browser without databases has kept none.
      resolve(true)
    }
  })
}
