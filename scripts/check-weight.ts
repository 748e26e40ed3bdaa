/**
 * Weighs every page of the built site: `npm run check:weight`. Says what is left, and ends with 1 when
 * something is too heavy. The limits are in `scripts/page-weight/limits.ts`, what a writer may do in
 * `docs/editing-words.md`.
 */
import { locales } from '#language/locales.ts'
import { readBuiltPages, readNotFoundPages } from './page-weight/built-pages.ts'
import {
  excessOf,
  notFoundExcess,
  reservesOf,
  scriptExcess,
  shellExcess,
} from './page-weight/report.ts'

const pages = await readBuiltPages()

if (pages.length === 0) {
  console.log('The weight of the pages was not looked at: there is no built site (npm run build).')
} else {
  const problems = [
    ...locales.map((locale) => shellExcess(pages, locale)),
    ...pages.map(excessOf),
    ...pages.map(scriptExcess),
    ...(await readNotFoundPages()).map((page) => notFoundExcess(page, pages)),
  ].filter(Boolean)
  console.log(reservesOf(pages).join('\n'))
  console.log(
    problems.length === 0
      ? `\nAll ${pages.length} pages of dist/ are as light as they must be.`
      : `\n${problems.join('\n\n')}`,
  )
  process.exitCode = problems.length === 0 ? 0 : 1
}
