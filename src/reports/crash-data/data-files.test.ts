import { expect, test } from 'vitest'
import { readFigures } from '#city/crash-figures/read-figures.ts'
import { readStreets } from '#city/crash-figures/read-streets.ts'
import { countRows, countsCsv, dataJson, streetsCsv } from '#reports/crash-data/data-files.ts'

const figures = readFigures()
const rows = countRows(figures)
const json = dataJson(figures, readStreets())
const texts = [countsCsv(figures), streetsCsv(readStreets()), JSON.stringify(json)]

const wholeOf = (area: string) =>
  rows.find(({ table, area: of, last_year, first_year }) => {
    return table === 'all' && of === area && last_year !== first_year
  })

test('the counts of the years add up to those of all years', () => {
  const years = rows.filter(
    ({ area, table, first_year, last_year }) =>
      area === 'city-streets' && table === 'all' && first_year === last_year,
  )
  expect(years).toHaveLength(figures.years.length)
  const sum = years.reduce((total, { injury_crashes }) => total + (injury_crashes ?? 0), 0)
  expect(wholeOf('city-streets')?.injury_crashes).toBe(sum)
})

test('the districts and what could not be placed are the city', () => {
  const areas = ['1', '2', '3', '4', '5', '6', '7'].map((number) => `district-${number}`)
  const placed = [...areas, 'not-placed'].map((area) => wholeOf(area)?.crashes ?? 0)
  expect(placed.reduce((total, count) => total + count, 0)).toBe(wholeOf('city-streets')?.crashes)
})

test('no row and no street holds a count from 1 to 10', () => {
  const counts = [...rows, ...json.streets].flatMap((row) =>
    Object.entries(row).flatMap(([name, value]) =>
      typeof value === 'number' && /crashes|hurt|on_foot|on_bicycle/.test(name) ? [value] : [],
    ),
  )
  expect(counts.length).toBeGreaterThan(1000)
  expect(counts.filter((count) => count > 0 && count < 11)).toEqual([])
  expect(rows.filter(({ severe_crashes }) => severe_crashes === null).length).toBeGreaterThan(0)
})

test('no file tells of deaths by themselves, of a single crash or of a person', () => {
  for (const text of texts) {
    expect(text).not.toMatch(/(?:^|[,"])(?:killed|fatal|collision_id|age|gender|race)(?:[,"]|$)/m)
  }
})

test('every column of the files has its meaning in the JSON', () => {
  const [counts = '', streets = ''] = texts.map((text) => text.slice(1, text.indexOf('\r\n')))
  for (const column of [...counts.split(','), ...streets.split(',')]) {
    expect(json.columns[column]).toMatch(/\w{3}/)
  }
})

test('the columns stand where others read them', () => {
  const [counts, streets] = texts.map((text) => text.slice(1, text.indexOf('\r\n')))
  expect(counts).toBe(
    'area,table,name,first_year,last_year,crashes,injury_crashes,severe_crashes,people_hurt',
  )
  expect(streets).toBe(
    'kind,streets,latitude,longitude,district,first_year,last_year,injury_crashes,severe_crashes,on_foot,on_bicycle',
  )
})

test('every line of a file has a field for each column', () => {
  for (const text of texts.slice(0, 2)) {
    const lengths = text
      .trim()
      .split('\r\n')
      .map((line) => line.split(',').length)
    expect(new Set(lengths).size).toBe(1)
  }
})
