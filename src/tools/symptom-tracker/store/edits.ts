import { type Diary, emptyDiary, mergeDiaries } from '#tools/symptom-tracker/model/diary.ts'
import type { Moment } from '#tools/symptom-tracker/model/moment.ts'
import type { Kept } from '#tools/symptom-tracker/store/store.ts'

/** A change to a diary that is held as a whole. */
export type Edit = (kept: Kept) => Kept

export const nothingKept: Kept = { ...emptyDiary, lastBackup: null, unreadable: 0 }

export const adding =
  (diary: Diary): Edit =>
  (kept) => ({ ...kept, ...mergeDiaries(kept, diary) })

export const removing =
  (id: string): Edit =>
  (kept) => ({
    ...kept,
    entries: kept.entries.filter((entry) => entry.id !== id),
    weeks: kept.weeks.filter((week) => week.id !== id),
  })

export const notingBackup =
  (lastBackup: Moment): Edit =>
  (kept) => ({ ...kept, lastBackup })
