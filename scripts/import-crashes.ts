/**
 * Makes `#city/here/crashes.json` from the state's crash files: `npm run crashes:import -- FOLDER`.
 * Where to get the files, and when: `docs/crash-figures.md`.
 */
import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { cityFolder } from '#city/here/city.ts'
import { comparedTableNames } from './import-crashes/compared-tables.ts'
import { differenceText, type YearDifference } from './import-crashes/difference.ts'
import type { SourceReport } from './import-crashes/read-source.ts'
import { updateFigures } from './import-crashes/update-figures.ts'

const figuresFolder = resolve(import.meta.dirname, '..', cityFolder)
const usage = `npm run crashes:import -- FOLDER [--accept TABLE="why its figures are right"]...`
const tables: readonly string[] = [...comparedTableNames, 'files']

const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { accept: { type: 'string', multiple: true } },
})
const [source, ...more] = positionals
const { accept = [], ...unknown } = values
const reasons = reasonsIn([accept].flat())
if (source && more.length === 0 && Object.keys(unknown).length === 0 && reasons) {
  await run(source, reasons)
} else {
  console.error(`Say where the files are: ${usage}\nTABLE is one of ${tables.join(', ')}.`)
  process.exitCode = 2
}

/** `months=why`; a reason is a sentence that somebody can read a year later. */
function reasonsIn(written: readonly (string | boolean)[]) {
  const pairs = written.map((text) => {
    const [, table = '', reason = ''] = /^(\w+)=(.*)$/s.exec(String(text)) ?? []
    return [table, reason.trim()] as const
  })
  const isUsable = pairs.every(([table, reason]) => tables.includes(table) && reason.length >= 10)
  return isUsable ? Object.fromEntries(pairs) : undefined
}

async function run(folder: string, accept: Readonly<Record<string, string>>) {
  const outcome = await updateFigures(resolve(folder), figuresFolder, { onFile: printFile, accept })
  if (outcome.kind === 'refused') {
    console.error(`\n${outcome.problem.message}\nNothing was changed: the figures are as before.`)
    process.exitCode = 1
    return
  }
  printComparison(outcome)
  if (outcome.kind === 'objected') {
    for (const { message, table } of outcome.objections) {
      console.error(`\n${message}. When it is real: --accept ${table}="why".`)
    }
    console.error(
      `\nNothing was changed: the figures are as before. Only when you know why they are right all the same:\n${usage}`,
    )
    process.exitCode = 1
    return
  }
  const { figures, path, bytes } = outcome
  console.log(`\nCounted ${figures.years.join(', ')}; crashes through ${figures.dataThrough}`)
  if (figures.yearsNotCounted.length > 0) {
    console.log(`Left out, as reports still come in: ${figures.yearsNotCounted.join(', ')}`)
  }
  for (const { table, reason, objections } of figures.source.accepted ?? []) {
    console.log(`Accepted in "${table}", because ${reason}:`)
    for (const objection of objections) console.log(`- ${objection}`)
  }
  console.log(`${relative(process.cwd(), path)}: ${Math.round(bytes / 1000)} kB`)
}

function printComparison({
  difference,
  passedOver,
}: {
  difference: readonly YearDifference[]
  passedOver: readonly string[]
}) {
  if (passedOver.length > 0) {
    console.log(
      `\nNot read, as they are not named like the state's files: ${passedOver.join(', ')}`,
    )
  }
  console.log(`\n${differenceText(difference)}`)
}

function printFile({ name, rows, counted, skipped }: SourceReport) {
  const reasons = Object.entries(skipped).map(([reason, count]) => `, ${count} ${reason}`)
  console.log(`${name}: ${rows} rows, ${counted} counted${reasons.join('')}`)
}
