import { expect, test } from 'vitest'
import { type AreaFigures, modes } from '#city/crash-figures/figures.ts'
import { readFigures } from '#city/crash-figures/read-figures.ts'
import { smallestShown } from '#city/crash-figures/small-numbers.ts'
import { withTotals } from '#city/crash-figures/totals.ts'
import { type Area, type View, wholeView } from '#city/crash-figures/view.ts'
import { districts } from '#city/here/city.ts'
import { type Report, reportOf } from '#reports/accident-report/report.ts'
import { reportLinks } from '#reports/accident-report/report-links.ts'
import { type ReportTable, tablesOf } from '#reports/accident-report/report-tables.ts'
import { reportWords } from '#reports/accident-report/words.ts'

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

test('the tiles are the totals of the years', () => {
  for (const area of areas) {
    const { tiles } = firstReport(area)
    for (const { id, count } of tiles) {
      expect(count).toBe(figures.totals[area][id].reduce((total, yearly) => total + yearly, 0))
    }
    expect(tiles.map(({ id }) => id)).toEqual(['crashes', 'injury', 'injured', 'severe'])
  }
})

test('the tiles of one year still show its change, but for the first', () => {
  const changesOf = (year: number) =>
    reportOf(figures, { area: 'freeways', severity: 'injury', from: year, to: year }).tiles.map(
      ({ change }) => change?.now,
    )
  expect(changesOf(2020)).toEqual(Array(4).fill({ from: 2020, to: 2020 }))
  expect(changesOf(2016)).toEqual(Array(4).fill(undefined))
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

test('districts and crashes in none of them make up the city, for both severities', () => {
  for (const severity of ['injury', 'severe'] as const) {
    const { districts: across } = reportOf(figures, {
      ...wholeView(figures, 'cityStreets'),
      severity,
    })
    const notPlaced = figures.notPlaced[severity].reduce((sum, count) => sum + count)
    expect(across?.notPlaced).toBe(notPlaced < smallestShown ? null : notPlaced)
    expect(across?.rows.reduce((sum, { count }) => sum + (count ?? 0), notPlaced)).toBe(
      across?.city,
    )
  }
})

test('severe crashes of a district are counted three years at a time', () => {
  const asked = { from: 2020, to: 2020 }
  const report = reportOf(figures, { area: '4', severity: 'severe', ...asked })
  const period = { from: 2019, to: 2021 }
  expect(report).toMatchObject({ asked, period, view: { area: '4', ...period }, total: 15 })
  expect(report.trend).toHaveLength(3)
})

test('severe crashes of the city are counted by single years, of its districts by three', () => {
  const report = reportOf(figures, {
    area: 'cityStreets',
    severity: 'severe',
    from: 2020,
    to: 2020,
  })
  expect(report.period).toEqual({ from: 2020, to: 2020 })
  expect(report.total).toBe(94)
  expect(report.trend).toHaveLength(9)
  expect(report.districts?.period).toEqual({ from: 2019, to: 2021 })
  expect(report.districts?.city).toBe(331)
  expect(report.districts?.rows[3]).toEqual({ district: '4', count: 15 })
})

test('injury crashes of a district are counted by single years', () => {
  const { period, total, trend } = reportOf(figures, {
    area: '4',
    severity: 'injury',
    from: 2020,
    to: 2020,
  })
  expect(period).toEqual({ from: 2020, to: 2020 })
  expect(total).toBe(89)
  expect(trend).toHaveLength(9)
})

test('of the headlines of a district, the severe crashes are told by spans of years', () => {
  const { tiles } = reportOf(figures, { area: '4', severity: 'injury', from: 2021, to: 2021 })
  const [year, yearBefore] = [2021, 2020].map((from) => ({ from, to: from }))
  const [span, spanBefore] = [2019, 2016].map((from) => ({ from, to: from + 2 }))
  const single = { now: year, before: yearBefore }
  expect(tiles).toEqual([
    {
      id: 'crashes',
      count: 234,
      period: year,
      change: { ...single, count: 234, beforeCount: 269 },
    },
    { id: 'injury', count: 66, period: year, change: { ...single, count: 66, beforeCount: 89 } },
    { id: 'injured', count: 77, period: year, change: { ...single, count: 77, beforeCount: 119 } },
    {
      id: 'severe',
      count: 15,
      period: span,
      change: { now: span, count: 15, before: spanBefore, beforeCount: 27 },
    },
  ])
})

test('a span of years is set against the one before it, and the last of several stands for them', () => {
  const severeTile = (from: number, to: number) =>
    reportOf(figures, { area: '4', severity: 'injury', from, to }).tiles.at(-1)
  expect(severeTile(2017, 2017)).toEqual({
    id: 'severe',
    count: 27,
    period: { from: 2016, to: 2018 },
    change: undefined,
  })
  expect(severeTile(2020, 2024)).toEqual({
    id: 'severe',
    count: 33,
    period: { from: 2019, to: 2024 },
    change: {
      now: { from: 2022, to: 2024 },
      count: 18,
      before: { from: 2019, to: 2021 },
      beforeCount: 15,
    },
  })
})

test('with a way of traveling, every headline of a district is told by spans of years', () => {
  const cycling = { severity: 'injury', mode: 'bicycle', from: 2020, to: 2020 } as const
  const compared = (area: Area) =>
    reportOf(figures, { ...cycling, area }).tiles.map(({ change }) => change?.now)
  expect(compared('4')).toEqual(Array(3).fill({ from: 2019, to: 2021 }))
  expect(compared('cityStreets')).toEqual(Array(3).fill({ from: 2020, to: 2020 }))
})

test('severe crashes of the city are a headline of single years', () => {
  const { tiles } = reportOf(figures, {
    area: 'cityStreets',
    severity: 'injury',
    from: 2021,
    to: 2021,
  })
  expect(tiles.at(-1)).toEqual({
    id: 'severe',
    count: 118,
    period: { from: 2021, to: 2021 },
    change: {
      now: { from: 2021, to: 2021 },
      count: 118,
      before: { from: 2020, to: 2020 },
      beforeCount: 94,
    },
  })
})

test('a district is set against the mean of the seven, the city against none', () => {
  const inSevere = (area: Area) =>
    reportOf(figures, { ...wholeView(figures, area), severity: 'severe' })
  expect(inSevere('4').trend.map(({ mean }) => mean?.toFixed(1))).toEqual(['48.0', '47.0', '46.1'])
  expect(inSevere('cityStreets').trend.map(({ mean }) => mean)).toEqual(Array(9).fill(undefined))
})

test('a mean below the smallest count shown is left out, that count itself is not', () => {
  const eleven = figures.years.map((year) => (year === 2016 ? 11 : 0))
  const { districts: now } = figures
  const cycling = <Figures extends AreaFigures>(area: Figures): Figures => ({
    ...area,
    modes: { ...area.modes, bicycle: [eleven, eleven, eleven] },
  })
  const changed = withTotals({
    ...figures,
    districts: {
      1: cycling(now[1]),
      2: cycling(now[2]),
      3: cycling(now[3]),
      4: cycling(now[4]),
      5: cycling(now[5]),
      6: cycling(now[6]),
      7: cycling(now[7]),
    },
  })
  const view = { ...wholeView(changed, '4'), severity: 'severe', mode: 'bicycle' } as const
  expect(reportOf(changed, view).trend.map(({ mean }) => mean)).toEqual([11, undefined, undefined])
})

test('roads come with the most crashes of the severity first, without the small ones', () => {
  const corridors = [
    { road: 'International Bl', injury: 90, severe: 11 },
    { road: 'Foothill Bl', injury: 70, severe: 20 },
    { road: 'Bancroft Av', injury: 60, severe: 10 },
  ]
  const some = { ...figures, cityStreets: { ...figures.cityStreets, corridors } }
  const view = wholeView(some, 'cityStreets')
  expect(reportOf(some, { ...view, severity: 'severe' }).corridors).toEqual({
    rows: [corridors[1], corridors[0]],
    period: { from: 2016, to: 2024 },
  })
  expect(reportOf(some, view).corridors.rows).toEqual(corridors)
})

test('of many roads the first eight are shown', () => {
  const corridors = Array.from({ length: 9 }, (_, place) => ({
    road: `Road ${place}`,
    injury: 90 - place,
    severe: 0,
  }))
  const some = { ...figures, cityStreets: { ...figures.cityStreets, corridors } }
  const { rows } = reportOf(some, wholeView(some, 'cityStreets')).corridors
  expect(rows).toEqual(corridors.slice(0, 8))
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
