/**
 * Reads every page of `content/` and says what is wrong with the words: `npm run check:words`.
 * Ends with 1 when something must be mended. The rules are in `docs/translating.md`.
 */
import { checkPages } from './check-words/check-pages.ts'
import { findCityInCode } from './check-words/city-in-code.ts'
import { findGapProblems } from './check-words/gaps.ts'
import { findLanguageQuestions, findWordsInCode } from './check-words/languages-in-code.ts'
import { findForbiddenElsewhere } from './check-words/other-words.ts'
import { longSentence } from './check-words/reading-grade.ts'
import { checkLines, gradeLines, longSentenceLines, needsCheckLines } from './check-words/report.ts'
import { rhythmLines } from './check-words/rhythm.ts'
import { readWrittenPages, type WrittenPage } from './check-words/written-pages.ts'

const read = { en: readWrittenPages('en'), es: readWrittenPages('es') }

const readable = (pages: typeof read.en): WrittenPage[] =>
  pages.flatMap((result) => (result.kind === 'page' ? [result.page] : []))

const unreadable = [...read.en, ...read.es].flatMap((result) =>
  result.kind === 'unreadable' ? [result.problem] : [],
)

const pages = { en: readable(read.en), es: readable(read.es) }
const checks = [
  { rule: 'The top of every file is complete', problems: unreadable },
  ...checkPages(pages),
  {
    rule: 'No forbidden phrase, no English left, in lists, in the interface and in the tools',
    problems: await findForbiddenElsewhere(),
  },
  { rule: 'Lists have the same gaps in both languages', problems: findGapProblems() },
  { rule: 'What code says stands in words.*.ts beside it', problems: findWordsInCode() },
  { rule: 'Only src/language asks for the language', problems: findLanguageQuestions() },
  { rule: 'Only the folder of the city names it', problems: findCityInCode() },
]

const long = longSentenceLines([...pages.en, ...pages.es])
const jerky = rhythmLines([...pages.en, ...pages.es])
const toCheck = needsCheckLines(pages.en)

console.log('Reading grade of the English pages (Flesch-Kincaid), hardest first')
console.log(gradeLines(pages.en).join('\n'))
console.log(`\nSentences over ${longSentence} words, to read aloud: ${long.length}`)
if (long.length) console.log(long.join('\n'))
console.log('\nPages to read aloud, for their many short sentences or the passages named')
if (jerky.length) console.log(jerky.join('\n'))
console.log(`\nFacts whose first source a person still has to read: ${toCheck.length}`)
if (toCheck.length) console.log(toCheck.join('\n'))
console.log(`\n${checkLines(checks).join('\n')}`)

const count = checks.reduce((sum, { problems }) => sum + problems.length, 0)
console.log(
  count === 0
    ? `\n${pages.en.length} English and ${pages.es.length} Spanish pages hold.`
    : `\n${count} things to mend.`,
)
process.exitCode = count === 0 ? 0 : 1
