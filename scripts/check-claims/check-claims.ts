import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readClaims, registerFiles } from '#words/registers.ts'
import {
  findDisagreements,
  findLeftOut,
  findWithoutScope,
  findWrittenOut,
} from './claim-problems.ts'
import { pagesWithRating, readClaimsInWords, readCodeUse } from './shown-claims.ts'

/** A fault, with the file in which it is mended. */
interface ClaimProblem {
  file: string
  text: string
}

/** Compares the register of claims with the pages. */
export function checkClaims() {
  const claims = readClaims()
  const { file } = registerFiles.claims
  const shown = {
    inWords: readClaimsInWords(),
    inCode: readCodeUse(),
    ratingOn: pagesWithRating(),
  }
  const ofRegister = [...findDisagreements(claims, shown), ...findWithoutScope(claims)]
  const ofPages = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join('content', path))
    .flatMap((page) =>
      findWrittenOut(claims, readFileSync(page, 'utf8')).map((text) => ({ file: page, text })),
    )
  const problems: ClaimProblem[] = [...ofRegister.map((text) => ({ file, text })), ...ofPages]
  return { claims, problems, leftOut: findLeftOut(claims, shown) }
}
