import { placeSaid } from '#reports/accident-report/place-said.ts'
import type { Report } from '#reports/accident-report/report.ts'
import { tablesOf, type Wording } from '#reports/accident-report/report-tables.ts'

const source = 'CCRS, https://data.ca.gov/dataset/ccrs'

/** Without it Excel takes the accents for something else. */
const byteOrderMark = '\uFEFF'

type Field = string | number

function field(value: Field) {
  const text = String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as RFC 4180 wants them: quoted where needed, CRLF after every row. */
export function toCsv(rows: readonly (readonly Field[])[]) {
  return rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')
}

/**
 * The figures that a view shows, one to a row, each with its place, period and source. Counts
 * that the page does not show by themselves are not in the file either.
 */
export function reportCsv(report: Report, wording: Wording): string {
  const { words } = wording
  const place = placeSaid(report.view.area, wording)
  const rows = tablesOf(report, wording).flatMap(({ title, head, rows, period }) =>
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
              ],
            ],
      ),
    ),
  )
  return byteOrderMark + toCsv([words.csv.columns, ...rows])
}
