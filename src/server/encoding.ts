import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { readWeighted } from './language.ts'

/** Content codings we hold, the smallest first; `identity` is the file as it is. */
export const encodings = ['br', 'zstd', 'gzip', 'identity'] as const

export type Encoding = (typeof encodings)[number]
export type Compression = Exclude<Encoding, 'identity'>

/** The name of a compressed file is that of the file and this. */
export const siblingSuffix: Record<Compression, string> = { br: '.br', zstd: '.zst', gzip: '.gz' }

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
const zstd = promisify(zlib.zstdCompress)

/** `smallest` for the build, `quick` for an answer that somebody waits for. */
export type Effort = 'smallest' | 'quick'

export function compress(data: Buffer, encoding: Compression, effort: Effort): Promise<Buffer> {
  const best = effort === 'smallest'
  switch (encoding) {
    case 'br':
      return brotli(data, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: best ? constants.BROTLI_MAX_QUALITY : 4,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
        },
      })
    case 'gzip':
      return gzip(data, { level: best ? 9 : 5 })
    case 'zstd':
      return zstd(data, {
        // The highest level whose window every browser must accept (8 MB, RFC 9659).
        params: { [constants.ZSTD_c_compressionLevel]: best ? 19 : 3 },
      })
  }
}
