/**
 * Compares the register of claims with the pages: `npm run check:claims`. With `--publish` it also
 * ends with 1 while anything shown is a sample, unproven or too old; without it, it only says so.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { oaklandDate } from '#i18n/dates.ts'
import {
  readClaims,
  readEvents,
  readProviders,
  readStories,
  readTestimonials,
} from '#words/registers.ts'
import { findDisagreements, findLeftOut, findWrittenOut } from './check-claims/claim-problems.ts'
import { findPublishStops } from './check-claims/publish-stops.ts'
import { pagesWithRating, readClaimsInWords, readCodeUse } from './check-claims/shown-claims.ts'

const { values } = parseArgs({ options: { publish: { type: 'boolean', default: false } } })

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
const lists = {
  testimonials: readTestimonials(),
  stories: readStories(),
  events: readEvents(),
  providers: readProviders(),
}
const stops = findPublishStops({ claims, lists }, oaklandDate(Date.now()))
const problems = [...disagreements, ...writtenOut]

const list = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join('\n')

if (problems.length) console.log(`The register and the pages disagree:\n${list(problems)}`)
else console.log(`${claims.length} claims: the register and the pages agree.`)
if (leftOut.length) {
  console.log(
    `\nThe register has no such claims, so what is said of them is left out:\n${list(leftOut)}`,
  )
}
if (stops.length) console.log(`\nThis keeps the site from being published:\n${list(stops)}`)

process.exitCode = problems.length > 0 || (values.publish && stops.length > 0) ? 1 : 0
