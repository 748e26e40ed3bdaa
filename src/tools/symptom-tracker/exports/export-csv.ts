import { type Cell, toCsv } from '#language/records/csv.ts'
import type { Diary } from '#tools/symptom-tracker/model/diary.ts'
import { currentVersion, type Entry } from '#tools/symptom-tracker/model/entry.ts'
import { type Moment, tableTime } from '#tools/symptom-tracker/model/moment.ts'
import { pegScore } from '#tools/symptom-tracker/model/peg.ts'
import type { WeekCheck } from '#tools/symptom-tracker/model/week-check.ts'
import type { Words } from '#tools/symptom-tracker/words.en.ts'

type Row = Partial<Record<keyof Words['columns'], Cell>>

/** Day, time and offset have a column each: a spreadsheet reads no text with an offset as a time. */
function describedAt(moment: Moment): Row {
  const { day, time, offset } = tableTime(moment)
  return { date: day, time, offset }
}

function firstWritten(moment: Moment): Row {
  const { day, time, offset } = tableTime(moment)
  return { writtenDate: day, writtenTime: time, writtenOffset: offset }
}

function outOfFile(moment: Moment): Row {
  const { day, time, offset } = tableTime(moment)
  return { importedDate: day, importedTime: time, importedOffset: offset }
}

function lastChanged(moment: Moment): Row {
  const { day, time, offset } = tableTime(moment)
  return { changedDate: day, changedTime: time, changedOffset: offset }
}

function entryRow(entry: Entry, words: Words): Row {
  const version = currentVersion(entry)
  const yesOrNo = (said: boolean) => (said ? words.cells.yes : words.cells.no)
  return {
    kind: words.cells.entry,
    ...describedAt(version.at),
    ...firstWritten(entry.versions[0].savedAt),
    ...(entry.versions.length > 1 ? lastChanged(version.savedAt) : {}),
    ...(version.importedAt ? outOfFile(version.importedAt) : {}),
    versions: entry.versions.length,
    pain: version.pain,
    regions: version.regions.map((id) => words.regions[id]).join('; '),
    symptoms: version.symptoms.map((id) => words.symptoms[id]).join('; '),
    sleepHours: version.sleepHours,
    painWoke: yesOrNo(version.painWoke),
    newFall: yesOrNo(version.newFall),
    workMissed: version.workMissed,
    undone: version.undone.map((id) => words.activities[id]).join('; '),
    again: version.again.map((id) => words.activities[id]).join('; '),
    could: version.could,
    couldNot: version.couldNot,
    medicine: version.medicine,
    note: version.note,
  }
}

function weekRow(week: WeekCheck, words: Words): Row {
  const row: Row = {
    kind: words.cells.week,
    ...describedAt(week.at),
    ...firstWritten(week.at),
    ...(week.importedAt ? outOfFile(week.importedAt) : {}),
    versions: 1,
  }
  if (week.kind === 'plain') {
    return {
      ...row,
      weekChange: week.change ? words.weekChanges[week.change] : null,
      weekAgain: week.again,
      weekHard: week.hard,
    }
  }
  const score = pegScore(week)
  return {
    ...row,
    pegPain: week.pain,
    pegEnjoyment: week.enjoyment,
    pegActivity: week.activity,
    pegScore: score === null ? null : Number(score.toFixed(2)),
  }
}

/**
 * The diary as a table for a spreadsheet: a row for each entry as it reads now, then one for each
 * weekly check. Times are those of the place where they were written, each with its UTC offset.
 */
export function exportCsv({ entries, weeks }: Diary, words: Words) {
  // The headings are in the order of the table, the same in both languages.
  const columns = Object.keys(words.columns) as (keyof Row)[]
  const rows = [
    ...entries.map((entry) => entryRow(entry, words)),
    ...weeks.map((week) => weekRow(week, words)),
  ]
  return toCsv([
    Object.values(words.columns),
    ...rows.map((row) => columns.map((column) => row[column] ?? null)),
  ])
}
