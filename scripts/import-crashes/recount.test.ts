/**
 * Counts streets from the raw rows with code of its own: nothing of the importer, of its names or of
 * its tables is used but what it wrote. Needs the state's extract beside the project.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'

const project = resolve(import.meta.dirname, '../..')
const folder = resolve(project, '../shared/data/crashes/ccrs')
const isHere = existsSync(folder)
const note = isHere ? '' : ' (skipped: ../shared/data/crashes/ccrs is not there)'

interface Report {
  roads: readonly [string, string]
  beat: string
  isAtCorner: boolean
}

type Values = Readonly<Record<string, string>>

const rowsOf = (text: string): Values[] => parse(text, { columns: true, bom: true })
const plain = (text: string | undefined) => (text ?? '').trim().toUpperCase().replace(/\s+/g, ' ')

/** Injury crashes that the city's police reported from 2016 to 2024. */
function injuryReports(): Report[] {
  return readdirSync(folder)
    .filter((name) => /^crashes_20(1[6-9]|2[0-4])\.csv\.gz$/.test(name))
    .flatMap((name) => rowsOf(gunzipSync(readFileSync(join(folder, name))).toString('utf8')))
    .filter((row) => Number(row['ncic-code']) === 109)
    .filter((row) => Number(row['number-injured']) > 0 || Number(row['number-killed']) > 0)
    .map((row) => ({
      roads: [plain(row['primary-road']), plain(row['secondary-road'])],
      beat: plain(row.beat).replace(/^0+/, ''),
      isAtCorner:
        Number(row['secondary-distance']) * (row['secondary-unit-of-measure'] === 'M' ? 5280 : 1) <=
        50,
    }))
}

/** Letters to change, to leave out or to put in until one word is the other. */
function lettersApart(one: string, other: string) {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [index, wanted] of [...other].entries()) {
      const least = Math.min((row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1)
      next.push(Math.min(least, (row[index] ?? 0) + (letter === wanted ? 0 : 1)))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

const isMlk = (road: string) => /^(MLK|MARTIN LU?R?THER |LUTHER KING)/.test(road)
const isInternational = (road: string) => {
  const [first = ''] = road.replace(/^(AT|OF) /, '').split(' ')
  return lettersApart(first, 'INTERNATIONAL') <= 2 || /^(RT 185|E ?14TH ST)/.test(road)
}

/** The council district of a report, by the tables that the importer is given. */
function districtReader() {
  const table = (name: string) =>
    rowsOf(readFileSync(join(project, 'src/city/oakland', name), 'utf8'))
  const beats = new Map(table('beats.csv').map((row) => [plain(row.beat), row.district]))
  const places = new Map(
    table('intersections.csv').map((row) => [
      [plain(row.primary_road), plain(row.secondary_road), plain(row.beat)].join('|'),
      row,
    ]),
  )
  return ({ roads, beat }: Report) => {
    const within = beats.has(beat) ? places.get([...roads, beat].join('|')) : undefined
    const anywhere = places.get([...roads, ''].join('|'))
    const isOnlyNearby = anywhere?.method === 'nearby-points' && beats.has(beat)
    return (within ?? (isOnlyNearby ? undefined : anywhere))?.district ?? beats.get(beat)
  }
}

interface Road {
  road: string
  injury: number
}
interface Corner {
  roads: readonly string[]
  injury: number
}

describe.skipIf(!isHere)(`streets counted anew from the raw rows${note}`, () => {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(project, 'src/city/oakland', name), 'utf8'))
  const reports = isHere ? injuryReports() : []
  const on = (isRoad: (road: string) => boolean) =>
    reports.filter(({ roads }) => roads.some(isRoad))
  const published = (roads: readonly Road[], name: string) =>
    roads.find(({ road }) => road === name)?.injury

  test('Martin Luther King Jr Way has 482 injury crashes', () => {
    expect(on(isMlk)).toHaveLength(482)
    expect(published(read('streets.json').corridors, 'Martin Luther King Jr Way')).toBe(482)
  })

  test('International Boulevard has 1,757, and one more that is misspelled at no known corner', () => {
    expect(on(isInternational)).toHaveLength(1758)
    expect(published(read('streets.json').corridors, 'International Boulevard')).toBe(1757)
  })

  test('285 of those on Martin Luther King Jr Way are in District 3', () => {
    const districtOf = districtReader()
    expect(on(isMlk).filter((report) => districtOf(report) === '3')).toHaveLength(285)
    const { corridors } = read('crashes.json').districts['3']
    expect(published(corridors, 'Martin Luther King Jr Way')).toBe(285)
  })

  test('52nd Street and Martin Luther King Jr Way has 45 within 50 feet', () => {
    const at52nd = on(isMlk).filter(
      ({ roads, isAtCorner }) => isAtCorner && roads.some((road) => /^52(ND)?\b/.test(road)),
    )
    const corners: readonly Corner[] = read('streets.json').intersections
    const corner = corners.find(
      ({ roads }) => roads.join() === '52nd Street,Martin Luther King Jr Way',
    )
    expect(at52nd).toHaveLength(45)
    expect(corner?.injury).toBe(45)
  })
})
