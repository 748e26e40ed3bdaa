import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type TableName, tables } from './columns.ts'
import { ImportProblem } from './problem.ts'

/** 2015 has other columns, and the records before it are in another system. */
const firstYear = 2016

export interface YearFiles {
  year: number
  /** Path of the file of each table. */
  paths: Readonly<Record<TableName, string>>
}

const fileName = /^(crashes|parties|injuredwitnesspassengers)_(\d{4})\.csv(?:\.gz)?$/i

/**
 * The files of a folder by year, as the state names them: `crashes_2024.csv` and its two
 * companions, plain or with `.gz`. Other files are passed over and named.
 *
 * Throws an `ImportProblem` when a year has not all three, has one twice, or is missing between
 * `firstYear` and the newest one: figures without it would look complete and not be.
 */
export async function findSourceFiles(
  folder: string,
): Promise<{ years: YearFiles[]; passedOver: string[] }> {
  const found = new Map<string, string>()
  const passedOver: string[] = []
  for (const name of await namesIn(folder)) {
    const [, table, year] = fileName.exec(name) ?? []
    if (!table || !year || Number(year) < firstYear) {
      passedOver.push(name)
      continue
    }
    const key = `${table.toLowerCase()}_${year}`
    const other = found.get(key)
    if (other) {
      throw new ImportProblem(
        name,
        `a second file for the same table and year as ${other}. Keep the newer one`,
      )
    }
    found.set(key, name)
  }
  if (found.size === 0) {
    throw new ImportProblem(folder, 'no file named like crashes_2024.csv or crashes_2024.csv.gz')
  }
  const newest = Math.max(...[...found.keys()].map((key) => Number(key.slice(-4))))
  const years = Array.from({ length: newest - firstYear + 1 }, (_, index) => firstYear + index)
  checkNothingMissing(found, years)
  const pathOf = (table: TableName, year: number) =>
    join(folder, found.get(`${table}_${year}`) ?? '')
  return {
    years: years.map((year) => ({
      year,
      paths: {
        crashes: pathOf('crashes', year),
        parties: pathOf('parties', year),
        injuredwitnesspassengers: pathOf('injuredwitnesspassengers', year),
      },
    })),
    passedOver,
  }
}

function checkNothingMissing(found: ReadonlyMap<string, string>, years: readonly number[]) {
  const missing = years
    .flatMap((year) => tables.map((table) => `${table}_${year}`))
    .filter((key) => !found.has(key))
    .map((key) => `${key}.csv`)
  if (missing.length === 0) return
  const words = missing.length === 1 ? 'this file is missing' : 'these files are missing'
  throw new ImportProblem(missing.join(', '), `${words}. Download all three of every year`)
}

async function namesIn(folder: string) {
  try {
    return (await readdir(folder)).toSorted()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error
    throw new ImportProblem(folder, 'there is no such folder')
  }
}
