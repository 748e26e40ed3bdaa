import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Compression, compress, encodings, siblingSuffix } from './encoding.ts'
import { isCompressible } from './file-types.ts'

/** Totals in bytes, over the files that were worth compressing. */
export interface PrecompressReport {
  files: number
  identity: number
  br: number
  zstd: number
  gzip: number
}

const compressions = encodings.filter(
  (encoding): encoding is Compression => encoding !== 'identity',
)

/**
 * Writes `.br`, `.zst` and `.gz` beside every text file of a built site, as small as they get, for
 * our server and for any other that looks for such files. A file that does not shrink gets none.
 * Safe to run again.
 */
export async function precompress(folder: string): Promise<PrecompressReport> {
  const report: PrecompressReport = { files: 0, identity: 0, br: 0, zstd: 0, gzip: 0 }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))

  // As many at once as Node has threads for it.
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let file = files.pop(); file !== undefined; file = files.pop()) {
        await compressFile(file, report)
      }
    }),
  )
  return report
}

async function compressFile(file: string, report: PrecompressReport) {
  const data = await readFile(file)
  report.files += 1
  report.identity += data.length
  for (const encoding of compressions) {
    const sibling = file + siblingSuffix[encoding]
    const compressed = await compress(data, encoding, 'smallest')
    if (compressed.length < data.length) await writeFile(sibling, compressed)
    else await rm(sibling, { force: true })
    report[encoding] += Math.min(compressed.length, data.length)
  }
}
