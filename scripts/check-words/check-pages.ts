import type { Locale } from '#language/locales.ts'
import { readOpenNotes } from '#words/registers.ts'
import { findUncautioned } from './cautions.ts'
import { findCrisisLineProblems } from './crisis-line.ts'
import { findScriptsWithoutEnglish, findUnmarkedEnglish } from './english-words.ts'
import { findFiguresOnlyAbove, findFiguresWithoutSource, findTypedCrashFigures } from './figures.ts'
import { findFrontMatterProblems } from './front-matter.ts'
import { findOwnRules } from './getting-worse.ts'
import { findNoteProblems } from './notes.ts'
import { findOtherBookings, findOwnPromises } from './one-truth.ts'
import { findUnknownNotes } from './open-notes.ts'
import { findUnguarded, findUnknownConditions } from './optional-things.ts'
import { findLostLinks } from './page-links.ts'
import { findPairProblems } from './pairs.ts'
import { findForbiddenPhrases } from './phrases.ts'
import { findLostNotice } from './privacy-notice.ts'
import { findHardPages } from './readability.ts'
import { findCrowdedReviews } from './review-months.ts'
import { findOwedTwice, findRepeatedSentences } from './said-twice.ts'
import { findSharedParagraphs } from './shared-paragraphs.ts'
import { findSourceClashes } from './sources.ts'
import { findUnguardedWaysToPay } from './ways-to-pay.ts'
import type { Problem, WrittenPage } from './written-pages.ts'

export interface Check {
  /** What is asked of the pages, as it stands in the report. */
  rule: string
  problems: readonly Problem[]
}

type Pages = Readonly<Record<Locale, readonly WrittenPage[]>>

/** Runs every check over the pages of both languages. */
export function checkPages({ en, es }: Pages): Check[] {
  const each = (find: (page: WrittenPage) => Problem[]) => [...en, ...es].flatMap(find)
  const eachLanguage = (find: (pages: readonly WrittenPage[]) => Problem[]) =>
    [en, es].flatMap(find)
  const eachPair = en.flatMap((english) => {
    const spanish = es.find(({ id }) => id === english.id)
    return spanish ? findPairProblems(english, spanish) : []
  })
  return [
    {
      rule: 'Every page has its words, its own title and description, and dates',
      problems: eachLanguage(findFrontMatterProblems),
    },
    { rule: 'Reviews are spread over the year', problems: eachLanguage(findCrowdedReviews) },
    { rule: 'Every figure has a source beside it', problems: each(findFiguresWithoutSource) },
    {
      rule: 'A figure of the crash records stands in braces',
      problems: each(findTypedCrashFigures),
    },
    {
      rule: 'No figure stands only in a title or description',
      problems: each(findFiguresOnlyAbove),
    },
    { rule: 'Every note has a source and every source a note', problems: each(findNoteProblems) },
    { rule: 'A source has one id and one name', problems: eachLanguage(findSourceClashes) },
    { rule: 'Pages are easy to read', problems: each(findHardPages) },
    {
      rule: 'English words on Spanish pages are marked',
      problems: [...each(findUnmarkedEnglish), ...each(findScriptsWithoutEnglish)],
    },
    { rule: 'No forbidden phrase', problems: each(findForbiddenPhrases) },
    {
      rule: 'The crisis line is named with the way to its Spanish',
      problems: each(findCrisisLineProblems),
    },
    {
      rule: 'Promises about money, the day and booking have one wording',
      problems: [...each(findOwnPromises), ...each(findOtherBookings)],
    },
    { rule: 'What to do when it gets worse has one wording', problems: each(findOwnRules) },
    {
      rule: 'The Notice of Privacy Practices says what the law requires',
      problems: each(findLostNotice),
    },
    {
      rule: 'Nobody is told of Medi-Cal or a license to apply for without the caution beside it',
      problems: each(findUncautioned),
    },
    { rule: 'No paragraph on two pages', problems: eachLanguage(findSharedParagraphs) },
    {
      rule: 'No page says a thing twice',
      problems: [...each(findRepeatedSentences), ...each(findOwedTwice)],
    },
    {
      rule: 'Open notes stand in their register',
      problems: each((page) => findUnknownNotes(page, readOpenNotes())),
    },
    { rule: 'Links name pages and parts that exist', problems: eachLanguage(findLostLinks) },
    {
      rule: 'What a clinic may do without stands in a condition',
      problems: [
        ...each(findUnguarded),
        ...each(findUnguardedWaysToPay),
        ...each(findUnknownConditions),
      ],
    },
    { rule: 'English and Spanish say the same', problems: eachPair },
  ]
}
