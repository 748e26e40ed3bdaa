import { toCsv } from '#language/records/csv.ts'
import { placeSaid } from '#reports/accident-report/place-said.ts'
import type { Report } from '#reports/accident-report/report.ts'
import type { ReportTable, Wording } from '#reports/accident-report/report-tables.ts'

const source = 'CCRS, https://data.ca.gov/dataset/ccrs'

/**
 * The tables of a view, one figure to a row, each with its place, period and source. Counts
 * that the page does not show by themselves are not in the file either.
 */
export function reportCsv(
  report: Report,
  tables: readonly ReportTable[],
  wording: Wording,
): string {
  const { words } = wording
  const place = placeSaid(report.view.area, wording)
  const rows = tables.flatMap(({ title, head, rows, period, mode }) =>
    rows.flatMap(({ label, cells, periods }) =>
      cells.flatMap((cell, index) =>
        cell === undefined
          ? []
          : [
              [
                title,
                place,
                label,
                head[index + 1] ?? '',
                cell ?? words.under,
                (periods?.[index] ?? period).from,
                (periods?.[index] ?? period).to,
                source,
                mode ? words.travel.names[mode] : words.travel.everyone,
              ],
            ],
      ),
    ),
  )
  return toCsv([words.csv.columns, ...rows])
}
