/**
 * Counts how the English pages sound, as a visitor reads them: `npm run voice`. Turns of phrase that
 * became habits, with the pages that say them and those that say them more than once; how long the
 * sentences are. `npm run check:words` holds each habit to once a page.
 */
import { asItIsRead, readWrittenPages } from './check-words/written-pages.ts'
import { countSentences, countTics } from './voice/count-voice.ts'

const pages = readWrittenPages('en', asItIsRead).flatMap((read) => {
  if (read.kind === 'unreadable') throw new Error(`${read.problem.file}: ${read.problem.text}`)
  return [read.page]
})
const { sentences, meanWords, shortShare } = countSentences(pages)

console.log(`${pages.length} English pages. Times, pages, pages with more than one:`)
for (const { name, times, pages: on, pagesTwice } of countTics(pages)) {
  console.log(`  ${name}: ${times}, ${on}, ${pagesTwice}`)
}
console.log(
  `${sentences} sentences of ${meanWords.toFixed(1)} words; ${(100 * shortShare).toFixed(1)} in 100 have 6 words or fewer.`,
)
