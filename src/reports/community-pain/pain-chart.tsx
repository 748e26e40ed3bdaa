import { TableScroll } from '#ui/table-scroll/table-scroll.tsx'

interface PainChartRow {
  key: string
  label: string
  /** As printed. */
  value: string
  /** Length of the bar, on the same scale as the other rows. */
  length: number
  /** Drawn pale: no more than this, and perhaps none. */
  isLimit?: boolean
}

export interface PainChartProps {
  /** What the chart says. */
  sentence: string
  caption: string
  /** What is counted. */
  unit: string
  rows: readonly PainChartRow[]
  note?: string | undefined
}

/** What the figures of a question say, then a table with a bar under each name. */
export function PainChart({ caption, note, rows, sentence, unit }: PainChartProps) {
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
            {rows.map(({ isLimit = false, key, label, length, value }) => (
              <tr key={key}>
                <th scope="row">
                  {label}
                  <svg viewBox="0 0 100 5" preserveAspectRatio="none" aria-hidden="true">
                    <rect
                      className={isLimit ? 'pain-chart-limit' : undefined}
                      width={Math.round((length / longest) * 1000) / 10}
                      height="5"
                    />
                  </svg>
                </th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      {note ? <p className="fine-print">{note}</p> : null}
    </div>
  )
}
