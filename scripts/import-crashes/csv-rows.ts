import { pipeline } from 'node:stream/promises'
import { parse } from 'csv-parse'
import { ImportProblem } from './problem.ts'

/** No row of the published files comes near it, in bytes: only an unclosed quote or a binary file does. */
export const longestRow = 1024 * 1024

const lineFeed = '\n'.charCodeAt(0)

export class CsvRow {
  /** The line on which the row begins; the first line of a file is 1. */
  readonly line: number
  readonly #fields: readonly string[]

  constructor(line: number, fields: readonly string[]) {
    this.line = line
    this.#fields = fields
  }

  get fieldCount() {
    return this.#fields.length
  }

  /** The field without spaces around it; empty where the row has no such field. */
  text(field: number) {
    return this.#fields[field]?.trim() ?? ''
  }

  /** A field of 1 to 15 digits as a number, leading zeros dropped; -1 for anything else. */
  digits(field: number) {
    const text = this.text(field)
    return /^\d{1,15}$/.test(text) ? Number(text) : -1
  }
}

const lineFeedsIn = (fields: readonly string[]) => fields.join('').split('\n').length - 1

/**
 * Hands over the rows of a file that may be larger than memory, one by one. Quotes are as in RFC 4180,
 * one inside a bare field is a plain character; lines end in LF or CRLF, and empty ones are passed over.
 * @param file its name
 * @param enough when it is aborted, reading ends with an AbortError
 * @throws ImportProblem where the file is cut short, damaged or no CSV file
 */
export async function readRows(
  file: string,
  bytes: AsyncIterable<Buffer>,
  onRow: (row: CsvRow) => void,
  enough = new AbortController(),
) {
  let line = 1
  let linesOfRows = 0
  let lastByte: number | undefined = lineFeed
  const lineAfter = (emptyLines: number) => 1 + linesOfRows + emptyLines
  const parser = parse({
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: longestRow,
    // Its own count of lines takes CRLF in quotes for two.
    on_record(fields, { empty_lines: emptyLines }) {
      line = lineAfter(emptyLines)
      linesOfRows += 1 + lineFeedsIn(fields)
      onRow(new CsvRow(line, fields))
      return null
    },
  })
  async function* noteLastByte() {
    for await (const chunk of bytes) {
      lastByte = chunk.at(-1)
      yield chunk
    }
  }
  try {
    await pipeline(noteLastByte, parser.resume(), { signal: enough.signal })
  } catch (error) {
    throw asImportProblem(file, error, lineAfter(parser.info.empty_lines))
  }
  if (lastByte !== lineFeed) throw new ImportProblem(file, cutShort, line)
}

const cutShort = 'the file ends in the middle of this row: it is cut short'
export const noCsv = 'the file is empty or not a CSV file'

/** @param line on which the row begins that could not be read */
function asImportProblem(file: string, error: unknown, line: number) {
  if (!(error instanceof Error) || !('code' in error)) return error
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return new ImportProblem(file, cutShort, line)
    case 'CSV_MAX_RECORD_SIZE':
      if (line === 1) return new ImportProblem(file, noCsv)
      return new ImportProblem(
        file,
        `a row of more than ${longestRow} bytes begins here: an unclosed quote, or no CSV file`,
        line,
      )
    case 'Z_BUF_ERROR':
      return new ImportProblem(file, 'the gzip file ends here too early: it is cut short', line)
    case 'Z_DATA_ERROR':
      return new ImportProblem(file, `the gzip file is damaged here (${error.message})`, line)
    default:
      return error
  }
}
