import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { fewAtOnce } from '#build/few-at-once.ts'
import type { KeptWork } from '#build/kept-work.ts'
import { type Compression, compressed, siblingSuffix } from '#server/encoding.ts'
import { isCompressible } from '#server/file-types.ts'

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

/** Bytes that arrive with the first packets: a page within them is not there sooner for being smaller. */
const firstFlight = 14_000

/** A page takes 2, 30 and 90 ms; each way takes off at most this part of what the one before left. */
const quick = 8
const slowerWays = [
  { quality: 10, saves: 0.1 },
  { quality: 11, saves: 0.02 },
]

/** Pages beyond this are few, and take a weak connection long enough for a tenth less to count. */
const heavy = 24_000

/**
 * A slower way is only for a page that it may bring within the first flight, and for a heavy one: no
 * other comes sooner for it.
 */
async function compressPage(page: Buffer) {
  let copy = await brotli(page, quick)
  for (const { quality, saves } of slowerWays) {
    const mayComeWithin = copy.length > firstFlight && copy.length * (1 - saves) <= firstFlight
    if (!mayComeWithin && copy.length <= heavy) break
    copy = await brotli(page, quality)
  }
  return copy
}

const compressions: Record<Compression, (data: Buffer, file: string) => Promise<Buffer>> = {
  br: (data, file) => (file.endsWith('.html') ? compressPage(data) : brotli(data, 11)),
  gzip: (data) => gzip(data, { level: 9 }),
}

/**
 * Writes `.br` and `.gz` beside every text file of a built site, for our server and for any other
 * that looks for such files. A file that does not shrink gets none. Safe to run again.
 */
export async function writeCompressedCopies(folder: string, kept: KeptWork) {
  const method = [process.version, await readFile('src/build/compressed-copies.ts')]
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))

  await fewAtOnce(files, async (file) => {
    const data = await readFile(file)
    for (const encoding of compressed) {
      const copy = file + siblingSuffix[encoding]
      const bytes = await kept.once([...method, encoding, path.extname(file), data], () =>
        compressions[encoding](data, file),
      )
      if (bytes.length < data.length) await writeFile(copy, bytes)
      else await rm(copy, { force: true })
    }
  })
}
