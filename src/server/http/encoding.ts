import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { readWeighted } from './language.ts'

/** Content codings we hold, the smallest first: see docs/decisions/0010. */
export const compressed = ['br', 'gzip'] as const

/** The same, and `identity`, the file as it is. */
export const encodings = [...compressed, 'identity'] as const

export type Encoding = (typeof encodings)[number]
export type Compression = (typeof compressed)[number]

/** The name of a compressed file is that of the file and this. */
export const siblingSuffix: Record<Compression, string> = { br: '.br', gzip: '.gz' }

/**
 * The encodings that a client takes, best first: by its weights, then by size. Always ends with
 * one that we have; a client that refuses even the plain file gets it all the same.
 */
export function rankEncodings(acceptEncoding: string | undefined): readonly Encoding[] {
  const weights = new Map(
    readWeighted(acceptEncoding ?? '').map(({ name, weight }) => [
      name === 'x-gzip' ? 'gzip' : name,
      weight,
    ]),
  )
  const others = weights.get('*')
  const weigh = (encoding: Encoding) =>
    // Not named and no star: `identity` is always welcome, the others are not.
    weights.get(encoding) ?? others ?? (encoding === 'identity' ? Number.EPSILON : 0)
  const welcome = encodings.filter((encoding) => weigh(encoding) > 0)
  const ranked = welcome.toSorted((a, b) => weigh(b) - weigh(a))
  return ranked.includes('identity') ? ranked : [...ranked, 'identity']
}

const { constants } = zlib
const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** How every page is compressed, built or drawn for all: see docs/decisions/0010. */
export const pageQuality = 10

export const brotliOptions = (size: number, quality = pageQuality) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
})

/** Beside the thread that answers: a page takes 30 to 90 ms of another. */
export function compress(
  data: Buffer,
  encoding: Compression,
  quality = pageQuality,
): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return brotli(data, brotliOptions(data.length, quality))
    case 'gzip':
      return gzip(data, { level: 9 })
  }
}
