export type Cell = string | number | null

/** Without it Excel takes the accents for something else. */
export const byteOrderMark = '\uFEFF'

/** Signs that make a spreadsheet read a text as a formula, the wide ones of Asian keyboards too. */
const beginsFormula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

/** How a clock stands against world time, by ISO 8601: `-08:00`. It calculates nothing. */
const isOffset = /^[+-]\d\d:\d\d$/

/** One field: never a formula, and quoted where RFC 4180, a semicolon or a space at its edge asks for it. */
function field(cell: Cell) {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const harmless = beginsFormula.test(cell) && !isOffset.test(cell) ? `'${cell}` : cell
  return /[",;\r\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

type Rows = readonly (readonly Cell[])[]

/** Rows of a table for a spreadsheet, as RFC 4180 wants them: CRLF after every one. */
export const csvRows = (rows: Rows) => rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')

/** A whole table. */
export const toCsv = (rows: Rows) => byteOrderMark + csvRows(rows)
