import {
  adding,
  type Edit,
  nothingKept,
  notingBackup,
  removing,
} from '#tools/symptom-tracker/store/edits.ts'
import type { DiaryStore } from '#tools/symptom-tracker/store/store.ts'

/** For browser windows that keep nothing: the diary lasts until the page is closed. */
export function createMemoryStore(): DiaryStore {
  let kept = nothingKept

  const change = async (edit: Edit) => {
    kept = edit(kept)
    return { kind: 'saved' } as const
  }

  return {
    keeps: 'memory',
    room: null,
    read: async () => kept,
    add: (diary) => change(adding(diary)),
    remove: (id) => change(removing(id)),
    erase: () => change(() => nothingKept),
    noteBackup: (at) => change(notingBackup(at)),
    watch: () => () => {},
  }
}
