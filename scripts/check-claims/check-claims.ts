import { globSync, readFileSync } from 'node:fs'
import { readClaims, registerFiles } from '#words/registers.ts'
import {
  findDisagreements,
  findLeftOut,
  findWithoutScope,
  findWrittenOut,
} from './claim-problems.ts'
import { pagesWithRating, readClaimsInWords, readCodeUse } from './shown-claims.ts'

/** Wherever visitors' words are written. */
const filesWithWords = [
  'content/**/*.{md,yaml}',
  'src/**/words.{en,es}.ts',
  'src/city/*/*.yaml',
  'clinic.config.ts',
]

/** A fault, with the file in which it is mended. */
interface ClaimProblem {
  file: string
  text: string
}

/** Compares the register of claims with the pages, the lists and the words in code. */
export function checkClaims() {
  const claims = readClaims()
  const { file } = registerFiles.claims
  const shown = {
    inWords: readClaimsInWords(),
    inCode: readCodeUse(),
    ratingOn: pagesWithRating(),
  }
  const ofRegister = [...findDisagreements(claims, shown), ...findWithoutScope(claims)]
  const ofWords = globSync(filesWithWords)
    .filter((words) => words !== file)
    .flatMap((words) =>
      findWrittenOut(claims, readFileSync(words, 'utf8')).map((text) => ({ file: words, text })),
    )
  const problems: ClaimProblem[] = [...ofRegister.map((text) => ({ file, text })), ...ofWords]
  return { claims, problems, leftOut: findLeftOut(claims, shown) }
}
