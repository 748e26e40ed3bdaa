import { formatDate } from '#i18n/dates.ts'
import { fill } from '#i18n/fill.ts'
import type { Locale } from '#i18n/locales.ts'
import type { AnswerLine } from '#tools/recovery-calculator/answer-lines.ts'
import type { GroupOutcome } from '#tools/recovery-calculator/calculator.ts'
import {
  type Bullet,
  crashAgo,
  resultSections,
  resultSources,
  studyName,
  timelineRows,
} from '#tools/recovery-calculator/result-sections.ts'
import type { Words } from '#tools/recovery-calculator/words.en.ts'

const bullet = (line: string) => `- ${line}`
const tick = ({ text, marked }: Bullet) =>
  marked === undefined ? bullet(text) : `[${marked ? 'x' : ' '}] ${text}`

export interface ResultTextSetting {
  /** The date it was answered, such as `2026-11-21`. */
  today: string
  locale: Locale
  words: Words
  /** Said whenever no danger sign was marked. */
  noClearance: string
}

/**
 * The whole result as plain text, to paste into a message or a note.
 */
export function resultText(
  outcome: GroupOutcome,
  lines: readonly AnswerLine[],
  { today, locale, words: all, noClearance }: ResultTextSetting,
): string {
  const { result: words } = all
  const sections = resultSections(outcome, all)
  const timeline = timelineRows(outcome, words).map(({ name, found, now }) =>
    bullet(`${name}: ${found}${now ? ` (${words.timeline.now})` : ''}`),
  )
  const blocks = [
    [words.headings[outcome.kind], words.cannotTell, noClearance],
    [crashAgo(outcome.daysSinceCrash, words), ...timeline],
    ...(timeline.length > 0 ? [[words.timeline.promise]] : []),
    ...sections.map(({ heading, paragraphs, bullets }) => [
      heading,
      ...paragraphs,
      ...bullets.map(tick),
    ]),
    [
      words.answers.heading,
      fill(words.answers.onDate, { date: formatDate(today, locale) }),
      ...lines.map(({ question, answer }) => bullet(`${question} ${answer}`)),
    ],
    [words.sources, ...resultSources(sections).map((id) => bullet(studyName(id)))],
    [words.general],
  ]
  return blocks.map((block) => block.join('\n')).join('\n\n')
}
