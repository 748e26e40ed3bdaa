import { type Check, checkPages } from './check-pages.ts'
import { findCityInCode } from './city-in-code.ts'
import { findGapProblems } from './gaps.ts'
import { findLanguageQuestions, findWordsInCode } from './languages-in-code.ts'
import { findForbiddenElsewhere } from './other-words.ts'
import { findTics } from './tics.ts'
import { asItIsRead, type ReadPage, readWrittenPages, type WrittenPage } from './written-pages.ts'

const readable = (pages: readonly ReadPage[]): WrittenPage[] =>
  pages.flatMap((result) => (result.kind === 'page' ? [result.page] : []))

/** Runs every check over the pages, the lists and the words of the code. */
export async function checkWords() {
  const read = { en: readWrittenPages('en'), es: readWrittenPages('es') }
  const pages = { en: readable(read.en), es: readable(read.es) }
  const unreadable = [...read.en, ...read.es].flatMap((result) =>
    result.kind === 'unreadable' ? [result.problem] : [],
  )
  const checks: Check[] = [
    { rule: 'The top of every file is complete', problems: unreadable },
    ...checkPages(pages),
    {
      rule: 'No turn of phrase is a habit: once a page',
      problems: readable(readWrittenPages('en', asItIsRead)).flatMap(findTics),
    },
    {
      rule: 'No forbidden phrase, no English left, in lists, in the interface and in the tools',
      problems: await findForbiddenElsewhere(),
    },
    { rule: 'Lists have the same gaps in both languages', problems: findGapProblems() },
    { rule: 'What code says stands in words.*.ts beside it', problems: findWordsInCode() },
    { rule: 'Only src/language asks for the language', problems: findLanguageQuestions() },
    { rule: 'Only the folder of the city names it', problems: findCityInCode() },
  ]
  return { pages, checks }
}
