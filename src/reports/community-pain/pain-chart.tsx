import { TableScroll } from '#design/table-scroll/table-scroll.tsx'

interface PainChartRow {
  key: string
  label: string
  /** As printed. */
  value: string
  /** Length of the bar, on the same scale as the other rows. */
  length: number
}

export interface PainChartProps {
  /** What the chart says. */
  sentence: string
  caption: string
  /** What is counted. */
  unit: string
  rows: readonly PainChartRow[]
}

/** What the figures of a question say, then a table with a bar under each name. */
export function PainChart({ caption, rows, sentence, unit }: PainChartProps) {
  const longest = Math.max(1, ...rows.map(({ length }) => length))
  return (
    <div className="pain-chart">
      <p>{sentence}</p>
      <TableScroll label={caption}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{unit}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, length, value }) => (
              <tr key={key}>
                <th scope="row">
                  {label}
                  <svg viewBox="0 0 100 5" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={Math.round((length / longest) * 1000) / 10} height="5" />
                  </svg>
                </th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </div>
  )
}
