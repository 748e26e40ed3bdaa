import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { liveFolder } from '#screens/live/live-folder.ts'
import { compress, compressed, pageQuality, siblingSuffix } from '#server/http/encoding.ts'
import { isCompressible } from '#server/http/file-types.ts'
import { fewAtOnce } from './few-at-once.ts'
import type { WorkCache } from './work-cache.ts'

/** An index of five hundred pages: it changes with every sentence, and would take seconds each time. */
const huge = { bytes: 500_000, quality: 8 }

/** Scripts, styles and drawings are few, and do not grow with what the site holds. */
const slowest = 11

function qualityFor(data: Buffer, file: string) {
  if (file.endsWith('.html')) return pageQuality
  if (!/\.(?:csv|json|xml)$/.test(file)) return slowest
  return data.length > huge.bytes ? huge.quality : pageQuality
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
  const method = await Promise.all(
    ['src/builder/compressed-copies.ts', 'src/server/http/encoding.ts'].map((file) =>
      readFile(file),
    ),
  )
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
      const bytes = await cache.once(
        [process.version, ...method, encoding, path.extname(file), digest],
        () => compress(data, encoding, qualityFor(data, file)),
      )
      if (bytes.length < data.length) await writeFile(copy, bytes)
      else await rm(copy, { force: true })
    }
  })
}
