import { expect, test } from 'vitest'
import { readFigures } from '#city/crash-figures/read-figures.ts'
import { type View, wholeView } from '#city/crash-figures/view.ts'
import { askedAtTheTop, askedSaid } from '#reports/accident-report/asked-said.ts'
import { reportOf } from '#reports/accident-report/report.ts'
import { reportLinks } from '#reports/accident-report/report-links.ts'
import { type ReportTable, tablesOf } from '#reports/accident-report/report-tables.ts'
import { reportWords } from '#reports/accident-report/words.ts'

const figures = readFigures()
const wording = { locale: 'en', words: reportWords.en, links: reportLinks('en') } as const

function saidOf(view: Partial<View>) {
  const report = reportOf(figures, { ...wholeView(figures, 'cityStreets'), ...view })
  const tables = tablesOf(report, wording)
  const of = (id: ReportTable['id']) => {
    const table = tables.find((one) => one.id === id)
    return table && askedSaid(report, table, wording).join(' ')
  }
  return { of, top: askedAtTheTop(report, wording), ids: tables.map(({ id }) => id) }
}

test('in the first view every chart shows what was asked for', () => {
  const { ids, of, top } = saidOf({})
  expect(ids.map(of).join('')).toBe('')
  expect(top).toBeUndefined()
})

test('a chart of other years says so', () => {
  const { of, top } = saidOf({ from: 2018, to: 2022 })
  expect(of('corridors')).toBe('You asked for 2018 to 2022; this chart covers 2016 to 2024.')
  expect(of('trend')).toMatch(/covers 2016 to 2024, and the years you asked for are darker\.$/)
  expect(of('factors')).toBe('')
  expect(top).toBeUndefined()
})

test('years that are widened for a district are told at the top', () => {
  expect(saidOf({ area: '4', severity: 'severe', from: 2020, to: 2020 }).top).toBe(
    'You asked for 2020; these numbers cover 2019 to 2021.',
  )
})

test('a chart that cannot tell ways of traveling apart says so', () => {
  const { of } = saidOf({ mode: 'bicycle' })
  for (const id of ['week', 'factors', 'circumstances', 'corridors'] as const) {
    expect(of(id)).toContain('You asked for crashes with someone on a bicycle; our records cannot')
  }
  for (const id of ['tiles', 'trend', 'districts', 'modes'] as const) expect(of(id)).toBe('')
})
