/**
 * Reads every page of `content/` and says what is wrong with the words: `npm run check:words`.
 * Ends with 1 when something must be mended. The rules are in `docs/translating.md`.
 */
import { readOpenNotes } from '#words/registers.ts'
import { checkWords } from './check-words/check-all.ts'
import { longSentence } from './check-words/reading-grade.ts'
import { checkLines, gradeLines, longSentenceLines, openNoteLines } from './check-words/report.ts'
import { rhythmLines } from './check-words/rhythm.ts'

const { pages, checks } = await checkWords()

const long = longSentenceLines([...pages.en, ...pages.es])
const jerky = rhythmLines([...pages.en, ...pages.es])
const open = openNoteLines(readOpenNotes(), pages.en)

console.log('Reading grade of the English pages (Flesch-Kincaid), hardest first')
console.log(gradeLines(pages.en).join('\n'))
console.log(`\nSentences over ${longSentence} words, to read aloud: ${long.length}`)
if (long.length) console.log(long.join('\n'))
console.log('\nPages to read aloud, for their many short sentences or the passages named')
if (jerky.length) console.log(jerky.join('\n'))
console.log(`\nOpen notes of content/data/open-notes.yaml: ${open.length}`)
if (open.length) console.log(open.join('\n'))
console.log(`\n${checkLines(checks).join('\n')}`)

const count = checks.reduce((sum, { problems }) => sum + problems.length, 0)
console.log(
  count === 0
    ? `\n${pages.en.length} English and ${pages.es.length} Spanish pages hold.`
    : `\n${count} things to mend.`,
)
process.exitCode = count === 0 ? 0 : 1
