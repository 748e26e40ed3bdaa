import { createHash } from 'node:crypto'
import type { PainReport } from '#contracts/pain-report/contract.ts'
import {
  makePainCounts,
  noiseDeviation,
  type PainCounts,
  painAnswers,
  painCount,
  painTableNames,
  painTables,
  roundedTo,
} from '#contracts/pain-report/figures.ts'

/** How many reports gave each answer, exactly. Never shown to anybody. */
export function countReports(reports: readonly PainReport[]): PainCounts {
  const counted = new Map<string, number>()
  for (const report of reports) {
    const answers = painAnswers(report)
    for (const table of painTableNames) {
      for (const answer of answers[table]) {
        const cell = `${table} ${answer}`
        counted.set(cell, (counted.get(cell) ?? 0) + 1)
      }
    }
  }
  return makePainCounts((table, answer) => counted.get(`${table} ${answer}`) ?? 0)
}

/**
 * The counts as they may be published: each with normal noise of its own, then rounded to 5, never
 * below 0. The same counts with the same key come out the same; one report more or less, and every
 * cell has other noise.
 *
 * @param key secret; whoever has it and guesses the counts can check the guess.
 */
export function freeze(exact: PainCounts, key: string): PainCounts {
  const noise = createNoise(key, exact)
  return makePainCounts((table, answer) => {
    const noised = painCount(exact, table, answer) + noiseDeviation * noise()
    return Math.max(0, Math.round(noised / roundedTo) * roundedTo)
  })
}

const cells = painTableNames.reduce((sum, table) => sum + painTables[table].length, 0)
const bytesOfUniform = 4
const bytesOfNormal = 2 * bytesOfUniform

/** Normal noise, mean 0 and deviation 1, one after the other for each cell (Box and Muller, 1958). */
function createNoise(key: string, exact: PainCounts) {
  // Of the SHA-3 family a key may simply stand before the text.
  const drawn = createHash('shake256', { outputLength: cells * bytesOfNormal })
    .update(`${key} ${JSON.stringify(exact)}`)
    .digest()
  let at = 0
  function uniform() {
    const bits = drawn.readUInt32BE(at)
    at += bytesOfUniform
    return (bits + 0.5) / 2 ** 32
  }
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
}
