import { TableScroll } from '#design/table-scroll/table-scroll.tsx'

interface PainChartRow {
  key: string
  label: string
  /** As printed, one for each column. */
  values: readonly string[]
  /** Length of the bar, on the same scale as the other rows. */
  length: number
}

export interface PainChartProps {
  /** What the chart says: its title. */
  sentence: string
  caption: string
  /** What stands over the figures. */
  columns: readonly string[]
  rows: readonly PainChartRow[]
  note?: string
}

/** What the figures of a question say, then a table with a bar under each name. */
export function PainChart({ caption, columns, note, rows, sentence }: PainChartProps) {
  const longest = Math.max(1, ...rows.map(({ length }) => length))
  return (
    <div className="pain-chart">
      <h3>{sentence}</h3>
      <TableScroll label={caption}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, length, values }) => (
              <tr key={key}>
                <th scope="row">
                  {label}
                  <svg viewBox="0 0 100 5" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={Math.round((length / longest) * 1000) / 10} height="5" />
                  </svg>
                </th>
                {values.map((value, column) => (
                  <td key={columns[column]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      {note ? <p className="fine-print">{note}</p> : null}
    </div>
  )
}
