import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { SkipReason, SourceFile } from '#city/crash-figures/figures.ts'
import { type HeaderFamily, matchHeader, type TableName } from './columns.ts'
import { type CsvRow, noCsv, readRows } from './csv-rows.ts'
import { ImportProblem } from './problem.ts'

const chunkSize = 256 * 1024

/**
 * The published files hold a few damaged rows, about one in 780,000 (counted by the authors of
 * github.com/agude/CCRS-to-SQLite). They are left out and counted. More than this share of a
 * file, and it is the file that is damaged.
 */
const mostUnreadable = 1 / 10_000

/** Person rows are known to repeat now and then. A file put together twice repeats half of them. */
const mostRepeated = 1 / 100

/** What became of a row. */
type Fate = 'counted' | Exclude<SkipReason, 'yearNotCounted'>

/** What is known of a file once its header is read. */
interface OpenFile {
  name: string
  family: HeaderFamily
  /** Position of a column, by its normalized name. */
  position: (column: string) => number
  /** Stops the import on account of this row. */
  refuse: (row: CsvRow, words: string) => never
}

/** Decides, for an open file, about its rows. */
export type RowReader = (file: OpenFile) => (row: CsvRow) => Fate

export interface SourceReport extends SourceFile {
  family: HeaderFamily
}

/**
 * Reads a file from beginning to end, plain or gzip, in constant memory, and hands its rows to
 * `readRow`. Damaged rows never get there.
 *
 * Throws an `ImportProblem` when the file is empty, cut short, damaged in more than a few rows, or
 * has a header that is not known.
 */
export async function readSource(
  path: string,
  table: TableName,
  readRow: RowReader,
): Promise<SourceReport> {
  const name = basename(path)
  const counts = new RowCounts(name)
  const hash = createHash('sha256')
  let header: Header | undefined
  let fateOf: ((row: CsvRow) => Fate) | undefined
  await readRows(name, await openBytes(path, hash), (row) => {
    if (header && fateOf) {
      counts.add(row.line, isWhole(row, table, header.columns) ? fateOf(row) : 'unreadable')
    } else {
      header = readHeader(name, table, row)
      fateOf = readRow({ ...header, name, refuse: (at, words) => refuse(name, at, words) })
    }
  })
  if (!header) throw new ImportProblem(name, noCsv)
  counts.check()
  return { name, sha256: hash.digest('hex'), ...counts.report(), family: header.family }
}

/**
 * A party's lane can be a list without quotes, `3,2,1`, which gives its row more fields than the
 * header has, the last of them empty. All columns we read lie before the lane, in their places. In
 * the other tables a row of another length is damaged.
 */
function isWhole(row: CsvRow, table: TableName, columns: number) {
  if (row.fieldCount === columns) return true
  if (table !== 'parties' || row.fieldCount < columns) return false
  for (let field = columns; field < row.fieldCount; field++) {
    if (row.text(field) !== '') return false
  }
  return true
}

function refuse(name: string, row: CsvRow, words: string): never {
  throw new ImportProblem(name, words, row.line)
}

/** What became of the rows of a file. */
class RowCounts {
  readonly #name: string
  readonly #counts = new Map<Fate, number>()
  readonly #firstLines = new Map<Fate, number>()
  #rows = 0

  constructor(name: string) {
    this.#name = name
  }

  add(line: number, fate: Fate) {
    this.#rows++
    this.#counts.set(fate, this.#count(fate) + 1)
    if (!this.#firstLines.has(fate)) this.#firstLines.set(fate, line)
  }

  check() {
    if (this.#rows === 0) throw new ImportProblem(this.#name, 'the file has a header and no rows')
    this.#checkShare('unreadable', mostUnreadable, 'rows are damaged')
    this.#checkShare('repeated', mostRepeated, 'rows are in the file twice')
  }

  report() {
    const skipped = [...this.#counts]
      .filter(([fate]) => fate !== 'counted')
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
    return {
      rows: this.#rows,
      counted: this.#count('counted'),
      skipped: Object.fromEntries(skipped),
    }
  }

  #count(fate: Fate) {
    return this.#counts.get(fate) ?? 0
  }

  #checkShare(fate: Fate, most: number, words: string) {
    const count = this.#count(fate)
    if (count <= this.#rows * most) return
    const line = this.#firstLines.get(fate)
    throw new ImportProblem(
      this.#name,
      `${count} of ${this.#rows} ${words}; this is the first`,
      line,
    )
  }
}

/** Reads no further than the header, so that a wrong file is told before hours of reading. */
export async function readFamily(path: string, table: TableName): Promise<HeaderFamily> {
  const name = basename(path)
  const enough = new AbortController()
  let family: HeaderFamily | undefined
  const readOne = (row: CsvRow) => {
    family ??= readHeader(name, table, row).family
    enough.abort()
  }
  try {
    await readRows(name, await openBytes(path, createHash('sha256')), readOne, enough)
  } catch (error) {
    if (!family) throw error
  }
  if (!family) throw new ImportProblem(name, noCsv)
  return family
}

interface Header {
  family: HeaderFamily
  position: (column: string) => number
  columns: number
}

function readHeader(file: string, table: TableName, row: CsvRow): Header {
  const headers = Array.from({ length: row.fieldCount }, (_, field) => row.text(field))
  if (headers.some((header) => header.includes('\0'))) {
    throw new ImportProblem(file, 'the file is not saved as UTF-8 text', row.line)
  }
  const match = matchHeader(table, [withoutByteOrderMark(headers[0] ?? ''), ...headers.slice(1)])
  if (match.kind === 'not-known') throw new ImportProblem(file, match.words, row.line)
  return { family: match.family, position: match.position, columns: row.fieldCount }
}

function withoutByteOrderMark(text: string) {
  return text.startsWith('\ufeff') ? text.slice(1) : text
}

/** The file's bytes, unpacked when they are gzip; `hash` takes them as they lie on the disk. */
async function openBytes(path: string, hash: Hash): Promise<AsyncIterable<Buffer>> {
  const raw = createReadStream(path, { highWaterMark: chunkSize })
  if (!(await isGzip(path))) return hashed(raw, hash)
  const unpacked = createGunzip({ chunkSize })
  // What goes wrong on the way reaches the one who reads `unpacked`.
  pipeline(
    raw,
    (source: AsyncIterable<Buffer>) => hashed(source, hash),
    unpacked,
    () => {},
  )
  return unpacked
}

async function* hashed(source: AsyncIterable<Buffer>, hash: Hash) {
  for await (const chunk of source) {
    hash.update(chunk)
    yield chunk
  }
}

/** Told by the bytes, not by the name: downloads lose and gain a `.gz` on their way. */
async function isGzip(path: string) {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b
  } finally {
    await file.close()
  }
}
