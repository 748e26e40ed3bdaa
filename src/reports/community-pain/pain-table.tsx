import type { ReactNode } from 'react'
import { TableScroll } from '#ui/table-scroll/table-scroll.tsx'

export interface PainTableProps {
  caption: string
  columns: readonly string[]
  rows: readonly { id: string; label: string; cells: readonly string[] }[]
  note?: ReactNode
}

/** One table of published counts. */
export function PainTable({ caption, columns, rows, note }: PainTableProps) {
  const [first, ...others] = columns
  return (
    <TableScroll label={caption}>
      <table className="community-pain-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {others.map((column) => (
              <th key={column} scope="col" className="community-pain-number">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, cells }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className="community-pain-number">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note ? <p className="fine-print">{note}</p> : null}
    </TableScroll>
  )
}
