import type { DiaryStore } from '#tools/symptom-tracker/store/store.ts'

/** What a store without a lock, or with an open one, holds. */
export async function keptIn(store: DiaryStore) {
  const kept = await store.read()
  if (kept === 'locked') throw new Error('The diary is locked')
  return kept
}
