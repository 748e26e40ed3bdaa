import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import type { ComparedFigures } from './compared-tables.ts'
import { ImportProblem } from './problem.ts'

const byYear = v.array(v.number())
const layer = v.looseObject({
  byInjury: v.record(v.string(), byYear),
  injured: byYear,
  killed: byYear,
})

/** Only what every shape of the figures had: the old ones may lack a table. */
const schema = v.looseObject({
  years: v.array(v.number()),
  cityStreets: layer,
  freeways: layer,
  source: v.optional(v.looseObject({ accepted: v.optional(v.array(v.unknown())) })),
})

/**
 * The figures that are in the project before an import; `undefined` when there are none yet.
 * Throws an `ImportProblem` when they cannot be read: without them nothing tells a year of which
 * half is missing.
 */
export async function readCommitted(path: string): Promise<ComparedFigures | undefined> {
  try {
    const figures: ComparedFigures = JSON.parse(await readFile(path, 'utf8'))
    v.assert(schema, figures)
    return figures
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw new ImportProblem(
      path,
      'the old figures cannot be read, so there is nothing to compare the new ones with. Get the file back (git restore), or move it away to begin anew',
    )
  }
}
