import { expect, test } from 'vitest'
import { type Report, reportOf } from '#reports/accident-report/report.ts'
import { reportCsv } from '#reports/accident-report/report-csv.ts'
import { reportLinks } from '#reports/accident-report/report-links.ts'
import { tablesOf, type Wording } from '#reports/accident-report/report-tables.ts'
import { reportWords } from '#reports/accident-report/words.ts'
import { readFigures } from '#reports/crash-figures/read-figures.ts'
import { wholeView } from '#reports/crash-figures/view.ts'

const figures = readFigures()
const csvOf = (report: Report, wording: Wording) =>
  reportCsv(report, tablesOf(report, wording), wording)

test('the file has one row for each cell of the tables, and a head', () => {
  const report = reportOf(figures, wholeView(figures, 'cityStreets'))
  const wording = { locale: 'en', words: reportWords.en, links: reportLinks('en') } as const
  const cells = tablesOf(report, wording)
    .flatMap(({ rows }) => rows.flatMap((row) => row.cells))
    .filter((cell) => cell !== undefined)
  expect(csvOf(report, wording).trimEnd().split('\r\n')).toHaveLength(cells.length + 1)
})

test('a row says place, period and source', () => {
  const report = reportOf(figures, wholeView(figures, 'cityStreets'))
  const csv = csvOf(report, { locale: 'en', words: reportWords.en, links: reportLinks('en') })
  expect(csv.split('\r\n')).toContain(
    'In short,City streets,crashes with injuries,Crashes or people,15124,2016,2024,"CCRS, https://data.ca.gov/dataset/ccrs",Everyone',
  )
  expect(csv).toContain('5 pm to 6 pm,Fri,207,2016,2024')
})

test('the Spanish file has Spanish words and the same figures', () => {
  const report = reportOf(figures, wholeView(figures, '5'))
  const csv = csvOf(report, { locale: 'es', words: reportWords.es, links: reportLinks('es') })
  expect(csv.startsWith('\uFEFFTabla,Lugar,Fila,Columna,Valor')).toBe(true)
  expect(csv).toContain('Calles de la ciudad en el Distrito 5,choques con personas lesionadas')
  expect(csv).toContain(',2330,2016,2024,')
})
