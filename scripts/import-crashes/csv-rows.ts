/**
 * A CSV parser for files larger than memory. It looks at bytes and decodes only the fields that
 * are asked for: of a statewide file 99 rows in 100 belong to other cities and are never decoded.
 *
 * Quotes as in RFC 4180: a field that begins with a quote runs to its closing quote, over commas
 * and line ends, and a doubled quote stands for one. A quote inside a bare field is a plain
 * character. Lines end in LF or CRLF. Empty lines are passed over.
 */

const comma = 44
const quote = 34
const lineFeed = 10
const carriageReturn = 13
const space = 32
const zero = 48
const nine = 57

/** More than any published table has; fields beyond it are counted but not kept. */
const maxFields = 128

/** No row of the published files comes near it: only an unclosed quote or a binary file does. */
export const longestRow = 1024 * 1024

/** The row being looked at. It changes with the next row: take what you need. */
export interface CsvRow {
  /** The line on which the row begins; the first line of a file is 1. */
  readonly line: number
  readonly fieldCount: number
  /** The field without quotes and without spaces around it; empty where the row has no such field. */
  text(field: number): string
  /** A field of 1 to 15 digits as a number, leading zeros dropped; -1 for anything else. */
  digits(field: number): number
}

export interface CsvEnd {
  /** The line on which the next row would begin. */
  nextLine: number
  /** The bytes end inside a row: there is no line end after it, or a quote is not closed. */
  endedInsideRow: boolean
  /** A row of more than `longestRow` bytes began on `nextLine`; nothing after it was read. */
  rowTooLong: boolean
}

export class CsvRows implements CsvRow {
  line = 1
  fieldCount = 0
  #bytes: Buffer = Buffer.alloc(0)
  #nextLine = 1
  #tooLong = false
  readonly #starts = new Int32Array(maxFields)
  readonly #ends = new Int32Array(maxFields)
  readonly #onRow: (row: CsvRow) => void

  constructor(onRow: (row: CsvRow) => void) {
    this.#onRow = onRow
  }

  /** The line on which the next row begins. */
  get nextLine() {
    return this.#nextLine
  }

  /** Takes the next bytes and hands over every row that is now whole. */
  push(chunk: Buffer) {
    if (this.#tooLong) return
    this.#bytes = this.#bytes.length === 0 ? chunk : Buffer.concat([this.#bytes, chunk])
    const read = this.#readRows()
    this.#bytes = this.#bytes.subarray(read)
    this.#tooLong = this.#bytes.length > longestRow
  }

  /** Call after the last `push`. A last row without a line end is handed over, and reported. */
  end(): CsvEnd {
    const endedInsideRow = !this.#tooLong && this.#bytes.length > 0
    if (endedInsideRow) {
      const line = this.#nextLine
      this.#bytes = Buffer.concat([this.#bytes, Buffer.from('\n')])
      this.#readRows()
      this.#nextLine = line
    }
    return { nextLine: this.#nextLine, endedInsideRow, rowTooLong: this.#tooLong }
  }

  text(field: number) {
    if (field >= this.fieldCount || field >= maxFields) return ''
    const start = this.#starts[field] ?? 0
    const end = this.#ends[field] ?? 0
    if (this.#bytes[start] !== quote) return this.#bytes.toString('utf8', start, end).trim()
    const closed = this.#bytes[end - 1] === quote && end - 1 > start
    return this.#bytes
      .toString('utf8', start + 1, closed ? end - 1 : end)
      .replaceAll('""', '"')
      .trim()
  }

  digits(field: number) {
    if (field >= this.fieldCount || field >= maxFields) return -1
    const bytes = this.#bytes
    let start = this.#starts[field] ?? 0
    let end = this.#ends[field] ?? 0
    while (start < end && isPadding(bytes[start])) start++
    while (start < end && isPadding(bytes[end - 1])) end--
    if (start === end || end - start > 15) return -1
    let value = 0
    for (let at = start; at < end; at++) {
      const byte = bytes[at] ?? 0
      if (byte < zero || byte > nine) return -1
      value = value * 10 + byte - zero
    }
    return value
  }

  /** Hands over the whole rows of the bytes at hand; returns where the first unfinished one begins. */
  #readRows() {
    const bytes = this.#bytes
    const length = bytes.length
    const starts = this.#starts
    const ends = this.#ends
    let rowStart = 0
    let fieldStart = 0
    let fields = 0
    let line = this.#nextLine
    let at = 0
    while (at < length) {
      const byte = bytes[at] as number
      // Nearly every byte of these files is a letter or a digit: one comparison is enough for it.
      if (byte > comma) {
        at++
      } else if (byte === comma) {
        if (fields < maxFields) {
          starts[fields] = fieldStart
          ends[fields] = at
        }
        fields++
        at++
        fieldStart = at
      } else if (byte === lineFeed) {
        const end = at > fieldStart && bytes[at - 1] === carriageReturn ? at - 1 : at
        if (fields < maxFields) {
          starts[fields] = fieldStart
          ends[fields] = end
        }
        fields++
        const isEmptyLine = fields === 1 && end === fieldStart
        this.line = this.#nextLine
        this.fieldCount = fields
        line++
        at++
        this.#nextLine = line
        if (!isEmptyLine) this.#onRow(this)
        rowStart = at
        fieldStart = at
        fields = 0
      } else if (byte === quote && at === fieldStart) {
        const closing = closingQuote(bytes, at + 1)
        if (closing === -1) return rowStart
        line += lineFeedsBetween(bytes, at, closing)
        at = closing + 1
      } else {
        at++
      }
    }
    return rowStart
  }
}

function isPadding(byte: number | undefined) {
  return byte === space || byte === quote
}

/** Where the quoted field ends that has its first character at `from`; -1 when it does not yet. */
function closingQuote(bytes: Buffer, from: number) {
  let at = bytes.indexOf(quote, from)
  while (at !== -1 && bytes[at + 1] === quote) at = bytes.indexOf(quote, at + 2)
  // The last byte at hand may be the first half of a doubled quote.
  return at === bytes.length - 1 ? -1 : at
}

function lineFeedsBetween(bytes: Buffer, from: number, to: number) {
  let count = 0
  for (let at = bytes.indexOf(lineFeed, from); at !== -1 && at < to; ) {
    count++
    at = bytes.indexOf(lineFeed, at + 1)
  }
  return count
}
