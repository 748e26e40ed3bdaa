import { TableScroll } from '#design/table-scroll/table-scroll.tsx'
import { formatCount } from '#language/counted.ts'
import type { Cell, ReportTable } from '#reports/accident-report/report-tables.ts'
import type { Words } from '#reports/accident-report/words.en.ts'
import './figures-table.css'

export interface FiguresTableProps {
  table: ReportTable
  words: Words
}

/** The numbers behind a chart, closed until someone wants them. */
export function FiguresTable({ table: { title, head, rows }, words }: FiguresTableProps) {
  const said = (cell: Cell) =>
    cell === undefined ? '' : cell === null ? words.under : formatCount(cell)
  return (
    <details className="crash-table">
      <summary>
        {words.asTable}
        <span className="vh">: {title}</span>
      </summary>
      <TableScroll label={title}>
        <table>
          <thead>
            <tr>
              {head.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {head.slice(1).map((column, index) => (
                  <td key={column}>{said(cells[index])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </details>
  )
}
