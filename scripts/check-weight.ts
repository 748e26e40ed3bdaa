/**
 * Weighs every page of the built site: `npm run check:weight`. Ends with 1 when one is too heavy.
 * The limits are in `scripts/page-weight/limits.ts`, what a writer may do in `docs/editing-words.md`.
 */
import { locales } from '#language/locales.ts'
import { readBuiltPages } from './page-weight/built-pages.ts'
import { limits } from './page-weight/limits.ts'
import { excessOf, hintsOf, scriptExcess, shellExcess, shellWeight } from './page-weight/report.ts'

const pages = await readBuiltPages()

if (pages.length === 0) {
  console.log('The weight of the pages was not looked at: there is no built site (npm run build).')
} else {
  const problems = [
    ...locales.map((locale) => shellExcess(pages, locale)),
    ...pages.map(excessOf),
    ...pages.map(scriptExcess),
  ].filter(Boolean)
  const hints = hintsOf(pages)
  const shells = locales.map((locale) => `${locale} ${shellWeight(pages, locale)}`).join(', ')
  console.log(`Shell of every page: ${shells} of ${limits.shell} bytes.`)
  if (hints.length > 0) {
    console.log(
      `\nHint: ${hints.length} pages are over ${limits.hint} bytes. They may be, but open later on a slow phone;\nnpm run bench:weight -- <address> shows what a page consists of.`,
    )
    console.log(hints.join('\n'))
  }
  console.log(
    problems.length === 0
      ? `\nAll ${pages.length} pages of dist/ are as light as they must be.`
      : `\n${problems.join('\n\n')}`,
  )
  process.exitCode = problems.length === 0 ? 0 : 1
}
