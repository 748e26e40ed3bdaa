import type { Period } from '#city/crash-figures/view.ts'
import { fill } from '#language/fill.ts'
import type { Report } from '#reports/accident-report/report.ts'
import type { ReportTable, Wording } from '#reports/accident-report/report-tables.ts'
import { periodSaid } from '#reports/accident-report/said.ts'

const isSame = (one: Period, other: Period) => one.from === other.from && one.to === other.to

/** What a chart shows other than the visitor asked for, in words; nothing where it follows. */
export function askedSaid(
  { asked, view }: Report,
  { id, period, mode }: ReportTable,
  { words }: Wording,
): string[] {
  const years = { asked: periodSaid(asked, words), shown: periodSaid(period, words) }
  const sentence = id === 'trend' ? words.asked.yearsMarked : words.asked.yearsOfChart
  // The ways of traveling side by side show the one that was asked for.
  const followsMode = mode === view.mode || id === 'modes'
  return [
    ...(isSame(asked, period) ? [] : [fill(sentence, years)]),
    ...(view.mode && !followsMode
      ? [fill(words.asked.travel, { mode: words.travel.with[view.mode] })]
      : []),
  ]
}

/** The same for the counts at the top of the report. */
export function askedAtTheTop({ asked, period }: Report, { words }: Wording): string | undefined {
  if (isSame(asked, period)) return undefined
  return fill(words.asked.years, {
    asked: periodSaid(asked, words),
    shown: periodSaid(period, words),
  })
}
