import { sortDiary } from '#tools/symptom-tracker/model/diary.ts'
import { readEntry } from '#tools/symptom-tracker/model/entry.ts'
import { isMoment } from '#tools/symptom-tracker/model/moment.ts'
import { readWeekCheck } from '#tools/symptom-tracker/model/week-check.ts'
import type { Contents, Kept } from '#tools/symptom-tracker/store/store.ts'

function readAll<T>(values: readonly unknown[], readOne: (value: unknown) => T | null) {
  const read = values.map(readOne).filter((one) => one !== null)
  return { read, unreadable: values.length - read.length }
}

/** What a person sees of the contents. */
export function keptFrom({ entries, weeks, lastBackup }: Contents): Kept {
  const found = readAll(entries, readEntry)
  const foundWeeks = readAll(weeks, readWeekCheck)
  return {
    ...sortDiary({ entries: found.read, weeks: foundWeeks.read }),
    lastBackup: isMoment(lastBackup) ? lastBackup : null,
    unreadable: found.unreadable + foundWeeks.unreadable,
  }
}
