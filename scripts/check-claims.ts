/** Compares the register of claims with the pages: `npm run check:claims`. */
import { checkClaims } from './check-claims/check-claims.ts'
import { problemLine } from './check-words/line-of.ts'

const { claims, leftOut, problems } = checkClaims()

const list = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join('\n')

if (problems.length) {
  console.log(`The register and the pages disagree:\n${list(problems.map(problemLine))}`)
} else console.log(`${claims.length} claims: the register and the pages agree.`)
if (leftOut.length) {
  console.log(
    `\nThe register has no such claims, so what is said of them is left out:\n${list(leftOut)}`,
  )
}

process.exitCode = problems.length > 0 ? 1 : 0
