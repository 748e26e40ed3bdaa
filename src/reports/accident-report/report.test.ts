import { expect, test } from 'vitest'
import { type Report, reportOf } from '#reports/accident-report/report.ts'
import { reportLinks } from '#reports/accident-report/report-links.ts'
import { type ReportTable, tablesOf } from '#reports/accident-report/report-tables.ts'
import { reportWords } from '#reports/accident-report/words.ts'
import { type AreaFigures, districts, modes } from '#reports/crash-figures/figures.ts'
import { readFigures } from '#reports/crash-figures/read-figures.ts'
import { smallestShown } from '#reports/crash-figures/small-numbers.ts'
import { withTotals } from '#reports/crash-figures/totals.ts'
import { type Area, type View, wholeView } from '#reports/crash-figures/view.ts'

/** Golden numbers: counted by hand from the state's records. */
const figures = readFigures()
const areas: Area[] = ['cityStreets', 'freeways', ...districts]

function firstReport(area: Area) {
  return reportOf(figures, wholeView(figures, area))
}

/** Every view a visitor can choose. */
function* allViews(): Generator<View> {
  for (const area of areas) {
    for (const severity of ['injury', 'severe'] as const) {
      for (const from of figures.years) {
        for (const to of figures.years.filter((year) => from <= year)) {
          for (const mode of [undefined, ...modes]) yield { area, severity, mode, from, to }
        }
      }
    }
  }
}

test('the city report has the golden totals', () => {
  const { total, tiles } = firstReport('cityStreets')
  expect(total).toBe(15_124)
  expect(tiles.map(({ count }) => count)).toEqual([37_719, 15_124, 19_823, 997])
})

test('freeways are a report of their own', () => {
  const { total, tiles, districts: across } = firstReport('freeways')
  expect(total).toBe(5_554)
  expect(tiles.map(({ count }) => count)).toEqual([22_548, 5_554, 7_223, 630])
  expect(across).toBeUndefined()
})

test('the busiest hour on city streets is Friday from 5 pm', () => {
  const { week } = firstReport('cityStreets')
  expect(week?.blockHours).toBe(1)
  expect(week?.busiest).toEqual({ weekday: 'friday', hour: 17, count: 207 })
})

test('the causes written down most often are signals and improper turning', () => {
  const { rows } = firstReport('cityStreets').factors
  expect(rows.slice(0, 2).map(({ name, count }) => [name, count])).toEqual([
    ['signals', 3_507],
    ['improperTurning', 2_699],
  ])
})

test('the trend has the golden years', () => {
  const { trend } = firstReport('cityStreets')
  expect(trend.map(({ count }) => count)).toEqual([
    1866, 1848, 1919, 1813, 1683, 1473, 1607, 1536, 1379,
  ])
})

test('the last year is set against the one before', () => {
  const [crashes] = firstReport('cityStreets').tiles
  expect(crashes?.change).toMatchObject({ count: 3_371, beforeCount: 3_845 })
})

test('a way of traveling is counted in headline, years and districts', () => {
  const view = { ...wholeView(figures, 'cityStreets'), mode: 'pedestrian' } as const
  const { total, tiles, trend, districts: across } = reportOf(figures, view)
  const onFoot = figures.cityStreets.modes.pedestrian[1]
  const all = onFoot.reduce((sum, count) => sum + count)
  expect(total).toBe(all)
  expect(tiles.map(({ id }) => id)).toEqual(['crashes', 'injury', 'severe'])
  expect(trend.map(({ count }) => count)).toEqual(onFoot)
  const placed = across?.rows.reduce((sum, { count }) => sum + (count ?? 0), 0) ?? 0
  expect(placed + (across?.notPlaced ?? 0)).toBe(all)
  expect(reportOf(figures, { ...view, area: '4' }).trend).toHaveLength(3)
})

test('severe crashes of a district are counted three years at a time', () => {
  const { period, trend } = reportOf(figures, {
    area: '4',
    severity: 'severe',
    from: 2020,
    to: 2020,
  })
  expect(period).toEqual({ from: 2019, to: 2021 })
  expect(trend).toHaveLength(3)
})

function isShare(table: ReportTable, column: number) {
  return ['factors', 'modes', 'circumstances'].includes(table.id) && column > 0
}

function countsShown(report: Report) {
  const tables = tablesOf(report, { locale: 'en', words: reportWords.en, links: reportLinks('en') })
  const inTables = tables.flatMap((table) =>
    table.rows.flatMap(({ cells }) => cells.filter((_, column) => !isShare(table, column))),
  )
  return [report.total, ...inTables].filter((count) => count !== null && count !== undefined)
}

test('no view shows a count from 1 to 10', () => {
  for (const view of allViews()) {
    const small = countsShown(reportOf(figures, view)).filter(
      (count) => 0 < count && count < smallestShown,
    )
    expect(small, JSON.stringify(view)).toEqual([])
  }
})

test('the tables have the same rows and columns in both languages', () => {
  for (const area of areas) {
    const report = firstReport(area)
    const shape = (locale: 'en' | 'es') =>
      tablesOf(report, { locale, words: reportWords[locale], links: reportLinks(locale) }).map(
        ({ head, rows }) => [head.length, rows.map(({ cells }) => cells)],
      )
    expect(shape('es')).toEqual(shape('en'))
  }
})

test('areas are added up once, however many views are shown', () => {
  let looks = 0
  const watched = <Figures extends AreaFigures>(area: Figures): Figures => ({
    ...area,
    get byInjury() {
      looks += 1
      return area.byInjury
    },
  })
  const { cityStreets, freeways } = figures
  const of = figures.districts
  const summed = withTotals({
    ...figures,
    cityStreets: watched(cityStreets),
    freeways: watched(freeways),
    districts: {
      1: watched(of[1]),
      2: watched(of[2]),
      3: watched(of[3]),
      4: watched(of[4]),
      5: watched(of[5]),
      6: watched(of[6]),
      7: watched(of[7]),
    },
  })
  for (const view of allViews()) reportOf(summed, view)
  expect(looks).toBe(areas.length)
})
