import { openDeviceStore } from '#tools/symptom-tracker/store/device-store.ts'
import { createMemoryStore } from '#tools/symptom-tracker/store/memory-store.ts'
import type { DiaryStore } from '#tools/symptom-tracker/store/store.ts'

export type Opened = { kind: 'open'; store: DiaryStore } | { kind: 'outdated' }

/** One for the whole life of the page: whoever opens the diary again finds what was written. */
const inMemory = createMemoryStore()

/**
 * The diary on this device or, where the browser keeps nothing, one in memory. A store that a newer
 * page has moved on is never shadowed by an empty one in memory.
 */
export async function openStore(): Promise<Opened> {
  try {
    return { kind: 'open', store: await openDeviceStore() }
  } catch (fault) {
    if (fault instanceof DOMException && fault.name === 'VersionError') return { kind: 'outdated' }
    return { kind: 'open', store: inMemory }
  }
}

/**
 * Asks the browser not to clear the diary when space gets short. Browsers decide for themselves;
 * Safari may clear it after 7 days without a visit in any case.
 */
export async function askToKeep(storage: StorageManager | undefined = navigator.storage) {
  try {
    return (await storage?.persist?.()) ?? false
  } catch {
    return false
  }
}
