import { TableScroll } from '#ui/table-scroll/table-scroll.tsx'
import type { BlockProps } from '#words/block.ts'

/** A table of the Markdown. */
export const TableBlock = ({ children }: BlockProps) => (
  <TableScroll>
    <table>{children}</table>
  </TableScroll>
)
