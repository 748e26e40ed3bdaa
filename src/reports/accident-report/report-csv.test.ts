import { expect, test } from 'vitest'
import { readFigures } from '#city/crash-figures/read-figures.ts'
import { wholeView } from '#city/crash-figures/view.ts'
import { type Report, reportOf } from '#reports/accident-report/report.ts'
import { reportCsv } from '#reports/accident-report/report-csv.ts'
import { reportLinks } from '#reports/accident-report/report-links.ts'
import { type ReportTable, tablesOf, type Wording } from '#reports/accident-report/report-tables.ts'
import { reportWords } from '#reports/accident-report/words.ts'

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

test('a small count is said as the page says it, and a cell may have years of its own', () => {
  const report = reportOf(figures, wholeView(figures, 'cityStreets'))
  const wording = { locale: 'en', words: reportWords.en, links: reportLinks('en') } as const
  const table: ReportTable = {
    id: 'tiles',
    title: 'Figures',
    head: ['Figure', 'Total', 'Change'],
    period: { from: 2016, to: 2024 },
    mode: 'bicycle',
    rows: [
      { label: 'crashes', cells: [null, 12], periods: [undefined, { from: 2022, to: 2023 }] },
      { label: 'people', cells: [undefined, 13, 14] },
    ],
  }
  const source = '"CCRS, https://data.ca.gov/dataset/ccrs",On a bicycle'
  expect(reportCsv(report, [table], wording).split('\r\n').slice(1, -1)).toEqual([
    `Figures,City streets,crashes,Total,10 or fewer,2016,2024,${source}`,
    `Figures,City streets,crashes,Change,12,2022,2023,${source}`,
    `Figures,City streets,people,Change,13,2016,2024,${source}`,
    `Figures,City streets,people,,14,2016,2024,${source}`,
  ])
})
