import { formatDate } from '#language/dates/dates-in-words.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import type { AnswerLine } from '#tools/recovery-calculator/answer-lines.ts'
import type { GroupOutcome, Groups } from '#tools/recovery-calculator/calculator.ts'
import {
  areaOf,
  crashAgo,
  type ResultSection,
  resultHeading,
  resultSections,
  resultSources,
  seenSection,
  studyName,
  timelineRows,
} from '#tools/recovery-calculator/result-sections.ts'
import type { Words } from '#tools/recovery-calculator/words.en.ts'

const bullet = (line: string) => `- ${line}`

export interface ResultTextSetting {
  /** The date it was answered, such as `2026-11-21`. */
  today: string
  locale: Locale
  words: Words
  /** Said whenever no danger sign was marked. */
  noClearance: string
}

const sectionBlock = ({ heading, paragraphs, bullets }: ResultSection) => [
  heading,
  ...paragraphs,
  ...bullets.map(bullet),
]

function timelineBlocks(outcome: GroupOutcome, { result: words }: Words) {
  const rows = timelineRows(outcome, words).map(({ name, found, now }) =>
    bullet(`${name}: ${found}${now ? ` (${words.timeline.now})` : ''}`),
  )
  return rows.length > 0 ? [rows, [words.timeline.promise]] : []
}

/**
 * The whole result as plain text, to paste into a message or a note.
 */
export function resultText(
  { groups, head }: { groups: Groups; head: boolean },
  lines: readonly AnswerLine[],
  { today, locale, words: all, noClearance }: ResultTextSetting,
): string {
  const { result: words, refusals } = all
  const seen = seenSection(groups, all)
  const parts = groups.map((outcome) => ({ outcome, sections: resultSections(outcome, all) }))
  const sources = resultSources([seen, ...parts.flatMap(({ sections }) => sections)])
  const blocks = [
    [resultHeading(groups, words), words.cannotTell, noClearance],
    sectionBlock(seen),
    [crashAgo(groups[0].daysSinceCrash, today, words, locale)],
    ...(head ? [[refusals.concussion.heading, ...refusals.concussion.paragraphs]] : []),
    ...parts.flatMap(({ outcome, sections }) => [
      ...(groups.length > 1 ? [[all.areas[areaOf(outcome)]]] : []),
      ...sections.map(sectionBlock),
      ...timelineBlocks(outcome, all),
    ]),
    [
      words.answers.heading,
      fill(words.answers.onDate, { date: formatDate(today, locale) }),
      ...lines.map(({ question, answer }) => bullet(`${question} ${answer}`)),
    ],
    [words.sources, ...sources.map((id) => bullet(studyName(id)))],
    [words.general],
  ]
  return blocks.map((block) => block.join('\n')).join('\n\n')
}
