import { type Diary, emptyDiary, mergeDiaries } from '#tools/symptom-tracker/model/diary.ts'
import type { DiaryStore, Kept } from '#tools/symptom-tracker/store/store.ts'

/** For browser windows that keep nothing: the diary lasts until the page is closed. */
export function createMemoryStore(): DiaryStore {
  const nothing: Kept = { ...emptyDiary, lastBackup: null, unreadable: 0 }
  let kept = nothing

  const change = async (next: Partial<Kept>) => {
    kept = { ...kept, ...next }
    return { kind: 'saved' } as const
  }
  const others = (id: string): Diary => ({
    entries: kept.entries.filter((entry) => entry.id !== id),
    weeks: kept.weeks.filter((week) => week.id !== id),
  })

  return {
    keeps: 'memory',
    read: async () => kept,
    add: (diary) => change(mergeDiaries(kept, diary)),
    remove: (id) => change(others(id)),
    erase: () => change(nothing),
    noteBackup: (lastBackup) => change({ lastBackup }),
    watch: () => () => {},
  }
}
