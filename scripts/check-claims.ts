/** Compares the register of claims with the pages: `npm run check:claims`. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readClaims } from '#words/registers.ts'
import {
  findDisagreements,
  findLeftOut,
  findWithoutScope,
  findWrittenOut,
} from './check-claims/claim-problems.ts'
import { pagesWithRating, readClaimsInWords, readCodeUse } from './check-claims/shown-claims.ts'

const claims = readClaims()
const shown = {
  inWords: readClaimsInWords(),
  inCode: readCodeUse(),
  ratingOn: pagesWithRating(),
}
const disagreements = findDisagreements(claims, shown)
const leftOut = findLeftOut(claims, shown)
const writtenOut = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .flatMap((path) => {
    const file = join('content', path)
    return findWrittenOut(claims, readFileSync(file, 'utf8'), file)
  })
const problems = [...disagreements, ...findWithoutScope(claims), ...writtenOut]

const list = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join('\n')

if (problems.length) console.log(`The register and the pages disagree:\n${list(problems)}`)
else console.log(`${claims.length} claims: the register and the pages agree.`)
if (leftOut.length) {
  console.log(
    `\nThe register has no such claims, so what is said of them is left out:\n${list(leftOut)}`,
  )
}

process.exitCode = problems.length > 0 ? 1 : 0
