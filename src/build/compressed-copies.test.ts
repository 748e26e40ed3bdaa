import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { writeCompressedCopies } from './compressed-copies.ts'
import { openKeptWork } from './kept-work.ts'

const brotli = (text: string, quality: number) =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  })

/** A page of words of which none repeats in an order that is easy to guess. */
function makePage(words: number) {
  let seed = 7
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  const syllables = ['ba', 'cor', 'di', 'fe', 'gun', 'hal', 'jo', 'ker', 'lin', 'mo', 'nes', 'pur']
  const word = () => Array.from({ length: 1 + next(4) }, () => syllables[next(12)]).join('')
  return Array.from({ length: words }, word).join(' ')
}

/** A page that weighs this much with this quality, more or less 20 bytes. */
function pageOfWeight(bytes: number, quality: number) {
  let [few, many] = [100, 40_000]
  while (many - few > 1) {
    const middle = (few + many) >> 1
    if (brotli(makePage(middle), quality).length < bytes) few = middle
    else many = middle
  }
  return makePage(many)
}

async function compress(text: string) {
  const folder = await mkdtemp(join(tmpdir(), 'clinic-site-'))
  await writeFile(join(folder, 'index.html'), text)
  await writeCompressedCopies(folder, openKeptWork(join(folder, 'kept')))
  const copy = await readFile(join(folder, 'index.html.br'))
  expect(brotliDecompressSync(copy).toString()).toBe(text)
  expect((await stat(join(folder, 'index.html.gz'))).size).toBeLessThan(text.length)
  return copy
}

test.each([
  { page: 'within the first flight', bytes: 13_500, before: 8, quality: 8 },
  { page: 'that a slower way may bring within it', bytes: 14_600, before: 8, quality: 10 },
  { page: 'that the slowest way may bring within it', bytes: 14_020, before: 10, quality: 11 },
  { page: 'far beyond it', bytes: 16_500, before: 8, quality: 8 },
  { page: 'that is heavy', bytes: 24_500, before: 8, quality: 11 },
])('a page $page is compressed with quality $quality', async ({ before, bytes, quality }) => {
  const text = pageOfWeight(bytes, before)
  const sizes = [8, 10, 11].map((way) => brotli(text, way).length)
  expect(new Set(sizes).size).toBe(sizes.length)
  expect(await compress(text)).toEqual(brotli(text, quality))
})
