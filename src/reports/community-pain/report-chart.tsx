import { rounded } from '#i18n/counted.ts'
import { fill } from '#i18n/fill.ts'
import type { Locale } from '#i18n/locales.ts'
import { PainChart } from '#reports/community-pain/pain-chart.tsx'
import type {
  ReportedAnswer,
  ReportFigures,
  ReportTable,
} from '#reports/community-pain/report-figures.ts'
import type { Words } from '#reports/community-pain/words.en.ts'

export interface ReportChartProps {
  locale: Locale
  words: Words
  figures: ReportFigures
  table: ReportTable
}

function namesOf({ names, worst }: Words, table: ReportTable): Readonly<Record<string, string>> {
  const { districts, modes, regions, since } = names
  return { region: regions, worst, since, mode: modes, district: districts }[table]
}

/** One question of the form: what people answered, as far as it can be told from chance. */
export function ReportChart({ figures, locale, table, words }: ReportChartProps) {
  const names = namesOf(words, table)
  const nameOf = ({ answer }: ReportedAnswer) => names[answer] ?? answer
  const say = ({ count, said }: ReportedAnswer) =>
    fill(words.counts[said], { count: rounded(count, locale) })
  const answers = figures.tables[table]
  const [most] = answers
    .filter(({ said }) => said === 'about')
    .toSorted((one, other) => other.count - one.count)
  return (
    <PainChart
      caption={words.tables[table]}
      unit={words.columns.reports}
      sentence={
        most
          ? fill(words.most, {
              answer: nameOf(most),
              count: say(most),
              total: rounded(figures.total, locale),
            })
          : words.none
      }
      rows={answers.map((answer) => ({
        key: answer.answer,
        label: nameOf(answer),
        value: say(answer),
        length: answer.count,
        isLimit: answer.said === 'fewer',
      }))}
      note={table === 'region' ? words.regionNote : undefined}
    />
  )
}
