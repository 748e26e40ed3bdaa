import { TableScroll } from '#design/table-scroll/table-scroll.tsx'
import type { BlockProps } from '#words/block.ts'

/** A table of the Markdown. */
export const TableBlock = ({ children }: BlockProps) => (
  <TableScroll>
    <table>{children}</table>
  </TableScroll>
)
