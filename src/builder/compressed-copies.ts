import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { liveFolder } from '#screens/live/live-folder.ts'
import { type Compression, compressed, siblingSuffix } from '#server/http/encoding.ts'
import { isCompressible } from '#server/http/file-types.ts'
import { fewAtOnce } from './few-at-once.ts'
import type { WorkCache } from './work-cache.ts'

const { constants } = zlib
const gzip = promisify(zlib.gzip)
const brotliCompress = promisify(zlib.brotliCompress)

const brotli = (data: Buffer, quality: number) =>
  brotliCompress(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  })

/** Pages beyond this are few, and take a weak connection long enough for a tenth less to count. */
const heavy = 24_000

/**
 * Bytes that arrive with the first packets (14,600, of which an answer's head takes 1,040): a page
 * within them is not there sooner for being smaller. The others are those that a page of words and any
 * page may weigh (scripts/page-weight/limits.ts).
 */
const borders = [13_500, heavy, 30_000]

/** A page takes 2, 30 and 90 ms; each way takes off at most this part of what the one before left. */
const [quick, slow, slowest] = [8, 10, 11]
const slowSaves = 0.1
const slowestSaves = 0.02

const mayComeWithin = (bytes: number, saved: number) =>
  borders.some((border) => bytes > border && bytes * (1 - saved) <= border)

/**
 * A slower way is only for a page that it may bring within a border, the less slow one for a heavy
 * page too: no other comes sooner for it.
 */
async function compressPage(page: Buffer) {
  const copy = await brotli(page, quick)
  if (copy.length <= heavy && !mayComeWithin(copy.length, slowSaves)) return copy
  const smaller = await brotli(page, slow)
  return mayComeWithin(smaller.length, slowestSaves) ? brotli(page, slowest) : smaller
}

/** An index of five hundred pages: the slower ways would take seconds for it after every change. */
const huge = 500_000

/** Scripts, styles and drawings are few; tables, indexes and lists grow with what the site holds. */
function compressFile(data: Buffer, file: string) {
  if (file.endsWith('.html')) return compressPage(data)
  if (!/\.(?:csv|json|xml)$/.test(file)) return brotli(data, slowest)
  return brotli(data, data.length > huge ? quick : slow)
}

const compressions: Record<Compression, (data: Buffer, file: string) => Promise<Buffer>> = {
  br: compressFile,
  gzip: (data) => gzip(data, { level: 9 }),
}

/** Not what only our server reads. */
const isSent = (folder: string, file: string) =>
  !path.relative(folder, file).startsWith(liveFolder + path.sep)

/**
 * Writes `.br` and `.gz` beside every text file of a built site that visitors may ask for, for our
 * server and for any other that looks for such files. A file that does not shrink gets none. Safe to
 * run again.
 */
export async function writeCompressedCopies(folder: string, cache: WorkCache) {
  const method = [process.version, await readFile('src/builder/compressed-copies.ts')]
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => isSent(folder, file))

  await fewAtOnce(files, async (file) => {
    const data = await readFile(file)
    const digest = createHash('sha256').update(data).digest()
    for (const encoding of compressed) {
      const copy = file + siblingSuffix[encoding]
      const bytes = await cache.once([...method, encoding, path.extname(file), digest], () =>
        compressions[encoding](data, file),
      )
      if (bytes.length < data.length) await writeFile(copy, bytes)
      else await rm(copy, { force: true })
    }
  })
}
