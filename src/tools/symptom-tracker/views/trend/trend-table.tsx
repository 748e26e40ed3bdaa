import { TableScroll } from '#design/table-scroll/table-scroll.tsx'
import { rounded } from '#language/counted.ts'
import { formatDate } from '#language/dates/dates-in-words.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import type { Stretch, Trend } from '#tools/symptom-tracker/model/trend.ts'
import type { Words } from '#tools/symptom-tracker/words.en.ts'

export interface TrendTableProps {
  locale: Locale
  words: Words['trend']
  trend: Trend
}

function name({ from, to }: Stretch, { locale, words }: TrendTableProps) {
  if (from === to) return formatDate(from, locale)
  return fill(words.upTo, { from: formatDate(from, locale), to: formatDate(to, locale) })
}

/** The chart in numbers; a time without a number has its row too. */
export function TrendTable(props: TrendTableProps) {
  const { locale, words, trend } = props
  return (
    <TableScroll label={words.table}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.time}</th>
            <th scope="col">{words.average}</th>
            <th scope="col">{words.lowest}</th>
            <th scope="col">{words.highest}</th>
            <th scope="col">{words.numbers}</th>
          </tr>
        </thead>
        <tbody>
          {trend.stretches.map((stretch) => (
            <tr key={stretch.from}>
              <th scope="row">{name(stretch, props)}</th>
              {stretch.mean === null ? (
                <td colSpan={4}>{words.none}</td>
              ) : (
                <>
                  <td>{rounded(stretch.mean, locale)}</td>
                  <td>{stretch.low}</td>
                  <td>{stretch.high}</td>
                  <td>{stretch.count}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}
