import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import type { Placement } from '#city/crash-figures/figures.ts'
import { type District, districts } from '#city/here/city.ts'
import { type PlacedCrossings, placedCrossings } from '#city/streets/in-place.ts'
import { crossingsOf, type Row } from '#city/streets/read-crossings.ts'
import { type StreetReader, streetReader } from '#city/streets/street-reader.ts'
import { ImportProblem } from './problem.ts'

/**
 * Where city-street crashes lie. Records of the city's police have almost no coordinates (23 of 38,387),
 * so a crash is placed by its two streets, then by the police beat that reported it.
 */
export interface Places {
  /** By `roadsKey` and, where the table has one, beat. */
  intersections: ReadonlyMap<string, { district: District; nearby: boolean }>
  beats: ReadonlyMap<string, District>
  /** Where two streets meet, as the table has it. */
  crossings: PlacedCrossings
  streets: StreetReader
  /** The files they come from. */
  tables: readonly { name: string; sha256: string }[]
}

export interface Place {
  by: keyof Placement
  district: District | undefined
}

/** Beats are written `03X`, `3X` and `7x`. */
function normalizedBeat(beat: string) {
  return beat.trim().toUpperCase().replace(/^0+/, '')
}

function placeKey(primaryRoad: string, secondaryRoad: string, beat: string) {
  return [primaryRoad.trim().toUpperCase(), secondaryRoad.trim().toUpperCase(), beat].join('|')
}

/**
 * The district of a crash.
 * 1. The two streets, in their order, within the beat; then the two streets alone. A row without
 *    a beat that was worked out from crashes nearby is only for crashes without a usable beat.
 * 2. The district in which most of the beat lies.
 * 3. None. A beat that is not on the City's map (`30`, `27S`) is no beat.
 */
export function placeCrash(
  { intersections, beats }: Places,
  primaryRoad: string,
  secondaryRoad: string,
  reportingBeat: string,
): Place {
  const beat = normalizedBeat(reportingBeat)
  const beatDistrict = beats.get(beat)
  const within = beatDistrict && intersections.get(placeKey(primaryRoad, secondaryRoad, beat))
  const anywhere = intersections.get(placeKey(primaryRoad, secondaryRoad, ''))
  const found = within ?? (anywhere?.nearby && beatDistrict ? undefined : anywhere)
  if (found)
    return { by: found.nearby ? 'nearbyStreets' : 'intersection', district: found.district }
  if (beatDistrict) return { by: 'beat', district: beatDistrict }
  return { by: 'notPlaced', district: undefined }
}

/** Reads `intersections.csv` and `beats.csv`. Throws an `ImportProblem` on a district we do not know. */
export async function readPlaces(folder: string): Promise<Places> {
  const intersections = new Map<string, { district: District; nearby: boolean }>()
  const rows: Row[] = []
  const intersectionTable = await readTable(folder, 'intersections.csv', (value, fail) => {
    const key = placeKey(
      value('primary_road'),
      value('secondary_road'),
      normalizedBeat(value('beat')),
    )
    const district = districts.find((name) => name === value('district'))
    if (!district || intersections.has(key)) return fail()
    const nearby = value('method') === 'nearby-points'
    intersections.set(key, { district, nearby })
    rows.push({
      streets: [value('primary_road'), value('secondary_road')],
      named: !nearby,
      point: { lat: Number(value('latitude')), lon: Number(value('longitude')) },
      district: Number(district),
    })
  })
  const beats = new Map<string, District>()
  const beatTable = await readTable(folder, 'beats.csv', (value, fail) => {
    const beat = normalizedBeat(value('beat'))
    const district = districts.find((name) => name === value('district'))
    if (!district || !beat || beats.has(beat)) return fail()
    beats.set(beat, district)
  })
  const crossings = crossingsOf(rows)
  return {
    intersections,
    beats,
    crossings: placedCrossings(crossings),
    streets: streetReader(crossings),
    tables: [intersectionTable, beatTable],
  }
}

async function readTable(
  folder: string,
  name: string,
  onRow: (value: (column: string) => string, fail: () => never) => void,
) {
  const bytes = await readFile(join(folder, name))
  const rows: { record: Record<string, string>; info: { lines: number } }[] = parse(bytes, {
    columns: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  })
  for (const { info, record } of rows) {
    const fail = () => {
      const words = 'a district that is not known, or a place that is listed twice'
      throw new ImportProblem(name, words, info.lines)
    }
    onRow((column) => record[column] ?? '', fail)
  }
  return { name, sha256: createHash('sha256').update(bytes).digest('hex') }
}
