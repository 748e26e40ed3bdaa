import type { ByYear, CrashFigures } from '#city/crash-figures/figures.ts'

/** The tables of a year that an import compares, by the names that `--accept` takes. */
export const comparedTableNames = [
  'totals',
  'severity',
  'factors',
  'collisionTypes',
  'lighting',
  'modes',
  'circumstances',
  'weekdays',
  'hours',
  'months',
  'people',
  'districts',
  'placing',
  'corners',
] as const
export type ComparedTableName = (typeof comparedTableNames)[number]

export interface ComparedTable {
  name: ComparedTableName
  /** "on city streets", "on freeways". */
  where: string
  /** What is counted: "crashes". */
  unit: string
  rows: Readonly<Record<string, ByYear>>
  /** All that the rows are a part of; without it each row stands for itself. */
  all?: ByYear
}

/** Figures of this shape or of an older one: what is missing is not compared. */
export type ComparedFigures = Pick<CrashFigures, 'years' | 'cityStreets' | 'freeways'> &
  Partial<CrashFigures>

const sum = (counts: readonly ByYear[]): ByYear =>
  (counts[0] ?? []).map((_, at) => counts.reduce((total, count) => total + (count[at] ?? 0), 0))

const layers = [
  ['cityStreets', 'on city streets'],
  ['freeways', 'on freeways'],
] as const

const byCrash = [
  'factors',
  'collisionTypes',
  'lighting',
  'modes',
  'circumstances',
  'weekdays',
  'hours',
  'months',
] as const

/** Every published table of the years, row by row. */
export function comparedTablesOf(figures: ComparedFigures): ComparedTable[] {
  const tables = layers.flatMap(([layer, where]): ComparedTable[] => {
    const { byInjury, injured, killed, people, ...area } = figures[layer]
    const { none, ...hurt } = byInjury
    const injury = sum(Object.values(hurt))
    const crashes = sum([none, injury])
    return [
      { name: 'totals', where, unit: '', rows: { crashes, 'injury crashes': injury } },
      { name: 'totals', where, unit: '', rows: { 'people hurt': injured, killed }, all: injury },
      { name: 'severity', where, unit: 'injury crashes', rows: hurt, all: injury },
      ...byCrash.map((name): ComparedTable => {
        const rows = Object.entries(area[name] ?? {}).map(([row, [count]]) => [row, count])
        return { name, where, unit: 'crashes', rows: Object.fromEntries(rows), all: crashes }
      }),
      ...(people ? [peopleTable(people, where)] : []),
    ]
  })
  return [...tables, ...placeTables(figures)]
}

function peopleTable(people: CrashFigures['cityStreets']['people'], where: string): ComparedTable {
  const rows = Object.fromEntries(
    Object.entries(people).map(([role, counts]) => [role, sum(Object.values(counts))]),
  )
  return { name: 'people', where, unit: 'people hurt', rows, all: sum(Object.values(rows)) }
}

function placeTables({ cityStreets, districts, notPlaced, placing, atCorner }: ComparedFigures) {
  const crashes = sum(Object.values(cityStreets.byInjury))
  const { none: _, ...hurt } = cityStreets.byInjury
  const shared = { where: 'on city streets', unit: 'crashes', all: crashes }
  const tables: ComparedTable[] = []
  if (districts && notPlaced) {
    const rows = Object.entries(districts).map(([name, { byInjury }]) => [
      `District ${name}`,
      sum(Object.values(byInjury)),
    ])
    rows.push(['no district', notPlaced.crashes])
    tables.push({ ...shared, name: 'districts', rows: Object.fromEntries(rows) })
  }
  if (placing) tables.push({ ...shared, name: 'placing', rows: { ...placing } })
  if (atCorner) {
    const all = sum(Object.values(hurt))
    const rows = { 'within 50 feet of a corner': atCorner }
    tables.push({ ...shared, name: 'corners', unit: 'injury crashes', rows, all })
  }
  return tables
}
