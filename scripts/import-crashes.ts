/**
 * Makes `data/crashes/oakland.json` from the state's crash files: `npm run crashes:import -- FOLDER`.
 * Where to get the files, and when: `docs/crash-figures.md`.
 */
import { relative, resolve } from 'node:path'
import type { SourceReport } from './import-crashes/read-source.ts'
import { updateFigures } from './import-crashes/update-figures.ts'

const figuresFolder = resolve(import.meta.dirname, '../data/crashes')

const [source] = process.argv.slice(2)
if (source) {
  await run(source)
} else {
  console.error('Say where the files are: npm run crashes:import -- FOLDER')
  process.exitCode = 2
}

async function run(folder: string) {
  const outcome = await updateFigures(resolve(folder), figuresFolder, printFile)
  if (outcome.kind === 'refused') {
    console.error(`\n${outcome.problem.message}\nNothing was changed: the figures are as before.`)
    process.exitCode = 1
    return
  }
  const { figures, path, bytes } = outcome
  console.log(`\nCounted ${figures.years.join(', ')}; crashes through ${figures.dataThrough}`)
  if (figures.yearsNotCounted.length > 0) {
    console.log(`Left out, as reports still come in: ${figures.yearsNotCounted.join(', ')}`)
  }
  console.log(`${relative(process.cwd(), path)}: ${Math.round(bytes / 1000)} kB`)
}

function printFile({ name, rows, kept, skipped }: SourceReport) {
  const reasons = Object.entries(skipped).map(([reason, count]) => `, ${count} ${reason}`)
  console.log(`${name}: ${rows} rows, ${kept} kept${reasons.join('')}`)
}
