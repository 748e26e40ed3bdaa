import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import {
  type ByYear,
  circumstances,
  collisionTypes,
  factors,
  injuries,
  lightings,
  modes,
} from '#city/crash-figures/figures.ts'
import { ImportProblem } from './problem.ts'

const byYear = v.array(v.number())
const table = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  v.object(v.entriesFromList(names, v.looseTuple([byYear])))

const layer = v.object({
  byInjury: v.object(v.entriesFromList(injuries, byYear)),
  injured: byYear,
  killed: byYear,
  factors: table(factors),
  collisionTypes: table(collisionTypes),
  lighting: table(lightings),
  modes: table(modes),
  circumstances: table(circumstances),
})

/** Only what is compared: the old figures may be of an older shape. */
const schema = v.object({ years: v.array(v.number()), cityStreets: layer, freeways: layer })

export const comparedLayers = ['cityStreets', 'freeways'] as const
export const comparedTables = [
  'factors',
  'collisionTypes',
  'lighting',
  'modes',
  'circumstances',
] as const

export interface ComparedLayer {
  byInjury: Readonly<Record<(typeof injuries)[number], ByYear>>
  injured: ByYear
  killed: ByYear
  factors: ComparedTable
  collisionTypes: ComparedTable
  lighting: ComparedTable
  modes: ComparedTable
  circumstances: ComparedTable
}

/** Crashes of each name, a count a year; what else is counted of them is not compared. */
export type ComparedTable = Readonly<Record<string, readonly [ByYear, ...unknown[]]>>

/** What new figures are compared in. The figures themselves are of this shape too. */
export interface ComparedFigures {
  years: readonly number[]
  cityStreets: ComparedLayer
  freeways: ComparedLayer
}

/**
 * The figures that are in the project before an import; `undefined` when there are none yet.
 * Throws an `ImportProblem` when they cannot be read: without them nothing tells a year of which
 * half is missing.
 */
export async function readCommitted(path: string): Promise<ComparedFigures | undefined> {
  try {
    return v.parse(schema, JSON.parse(await readFile(path, 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw new ImportProblem(
      path,
      'the old figures cannot be read, so there is nothing to compare the new ones with. Get the file back (git restore), or move it away to begin anew',
    )
  }
}
