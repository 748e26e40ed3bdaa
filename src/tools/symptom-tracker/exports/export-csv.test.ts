import { expect, test } from 'vitest'
import { readCsv } from '#language/records/csv.examples.ts'
import { exportCsv } from '#tools/symptom-tracker/exports/export-csv.ts'
import {
  exampleEntry,
  fullEntry,
  longSpanishEntry,
  pegWeek,
  plainWeek,
} from '#tools/symptom-tracker/model/diary.examples.ts'
import { amend, currentVersion } from '#tools/symptom-tracker/model/entry.ts'
import { en } from '#tools/symptom-tracker/words.en.ts'
import { es } from '#tools/symptom-tracker/words.es.ts'

function rowsOf(csv: string) {
  const [head = [], ...rows] = readCsv(csv)
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index]])))
}

test('an entry is one row that tells when it was written and what it is about', () => {
  const csv = exportCsv({ entries: [fullEntry], weeks: [] }, en)
  const [row] = rowsOf(csv)
  expect(row).toMatchObject({
    Kind: 'entry',
    Date: '2026-03-04',
    Time: '08:15:00',
    'UTC offset': '-08:00',
    'Written: date': '2026-03-04',
    'Written: time': '08:16:10',
    'Written: UTC offset': '-08:00',
    'Last changed: date': '',
    'Last changed: time': '',
    Versions: '1',
    'Pain 0-10': '6',
    Places: 'Back of the neck; Left shoulder',
    Symptoms: 'Headache; Stiffness',
    'Hours of sleep': '5.5',
    'Pain woke me': 'yes',
    'Could do': 'Walked to the lake, "slowly"',
    'Kept from doing': "'=lift the groceries;\nnot even the small bag",
    Medicine: 'Ibuprofen 200 mg, 2 tablets',
    Note: 'worse after driving',
  })
})

test('a changed entry tells day and time of the last change apart', () => {
  const later = '2026-03-09T07:05:00-07:00'
  const changed = amend(fullEntry, { ...currentVersion(fullEntry), pain: 4 }, later)
  expect(rowsOf(exportCsv({ entries: [changed], weeks: [] }, en))[0]).toMatchObject({
    Time: '08:15:00',
    'Last changed: date': '2026-03-09',
    'Last changed: time': '07:05:00',
    'Last changed: UTC offset': '-07:00',
    Versions: '2',
  })
})

test('no answer is an empty field, and 0 is not', () => {
  const entries = [
    exampleEntry(1, { at: '2026-03-04T08:15:00-08:00', pain: 0 }),
    exampleEntry(2, { at: '2026-03-04T09:15:00-08:00', note: 'later' }),
  ]
  const rows = rowsOf(exportCsv({ entries, weeks: [] }, en))
  expect(rows.map((row) => row['Pain 0-10'])).toEqual(['0', ''])
  expect(rows.map((row) => row['Pain woke me'])).toEqual(['no', 'no'])
})

test('the weekly checks follow, with the score of a whole PEG only', () => {
  const weeks = [pegWeek, { ...pegWeek, activity: null }, plainWeek]
  const rows = rowsOf(exportCsv({ entries: [], weeks }, en))
  expect(rows.map((row) => row['PEG score'])).toEqual(['6', '', ''])
  expect(rows[0]).toMatchObject({
    Kind: 'week',
    Date: '2026-03-07',
    'Written: time': '19:00:00',
    Versions: '1',
    'PEG pain 0-10': '7',
    'PEG enjoyment 0-10': '6',
    'PEG activity 0-10': '5',
  })
  expect(rows[2]).toMatchObject({
    Kind: 'week',
    'Pain against the week before': 'less than the week before',
    'Could do again': 'Manejar hasta el trabajo',
    'Still hard': 'Dormir de lado',
  })
})

test('the Spanish table is Spanish and opens with its accents', () => {
  const csv = exportCsv({ entries: [longSpanishEntry], weeks: [] }, es)
  expect(csv.startsWith('\uFEFFTipo,')).toBe(true)
  expect(rowsOf(csv)[0]).toMatchObject({ Tipo: 'nota', 'El dolor me despertó': 'sí' })
})

test('lost work, falls and files have columns of their own', () => {
  const entry = exampleEntry(1, {
    at: '2026-03-04T08:15:00-08:00',
    newFall: true,
    workMissed: 4.5,
    undone: ['driving', 'lifting'],
    again: ['walking'],
  })
  const importedAt = '2026-03-09T07:05:00-07:00'
  const [version] = entry.versions
  const entries = [{ id: entry.id, versions: [{ ...version, importedAt }] as const }]
  const rows = rowsOf(exportCsv({ entries, weeks: [{ ...pegWeek, importedAt }] }, en))
  const file = {
    'Out of a file: date': '2026-03-09',
    'Out of a file: time': '07:05:00',
    'Out of a file: UTC offset': '-07:00',
  }
  expect(rows[0]).toMatchObject({
    ...file,
    'New fall or blow': 'yes',
    'Hours of work missed': '4.5',
    'Left undone': 'Driving; Lifting or carrying',
    'Done again': 'Walking, stairs',
  })
  expect(rows[1]).toMatchObject(file)
})
