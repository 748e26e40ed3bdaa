import { mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { writeCompressedCopies } from './compressed-copies.ts'
import { openWorkCache } from './work-cache.ts'

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
  return Array.from({ length: Math.round(words) }, word).join(' ')
}

/** A page that weighs this much with this quality, more or less 20 bytes. */
function pageOfWeight(bytes: number, quality: number) {
  let words = bytes / 3
  for (let tries = 0; tries < 2; tries += 1) {
    words *= bytes / brotli(makePage(words), quality).length
  }
  return makePage(words)
}

/** The file after its copies were written, and whether it got any. */
async function compress(text: string, name = 'index.html') {
  const folder = await mkdtemp(join(tmpdir(), 'clinic-site-'))
  await mkdir(dirname(join(folder, name)), { recursive: true })
  await writeFile(join(folder, name), text)
  await writeCompressedCopies(folder, openWorkCache(join(folder, 'cache')))
  return join(folder, name)
}

async function brotliCopy(text: string, name?: string) {
  const file = await compress(text, name)
  const copy = await readFile(`${file}.br`)
  expect(brotliDecompressSync(copy).toString()).toBe(text)
  expect((await stat(`${file}.gz`)).size).toBeLessThan(text.length)
  return copy
}

/** The quality that a copy was made with. */
async function qualityOf(text: string, name?: string) {
  const copy = await brotliCopy(text, name)
  return [8, 10, 11].find((quality) => copy.equals(brotli(text, quality)))
}

test.each([
  { page: 'within the first flight', bytes: 13_300, before: 8, quality: 8 },
  { page: 'that a slower way may bring within it', bytes: 14_100, before: 8, quality: 10 },
  { page: 'far beyond it', bytes: 16_500, before: 8, quality: 8 },
  { page: 'that is heavy', bytes: 28_500, before: 8, quality: 10 },
  {
    page: 'that the slowest way may bring within its limit',
    bytes: 30_020,
    before: 10,
    quality: 11,
  },
])('a page $page is compressed with quality $quality', async ({ before, bytes, quality }) => {
  const text = pageOfWeight(bytes, before)
  const sizes = [8, 10, 11].map((way) => brotli(text, way).length)
  expect(new Set(sizes).size).toBe(sizes.length)
  expect(await qualityOf(text)).toBe(quality)
})

test.each([
  { file: 'client.js', words: 4000, quality: 11 },
  { file: 'search.json', words: 4000, quality: 10 },
  { file: 'huge.json', words: 90_000, quality: 8 },
])('$file is compressed with quality $quality', async ({ file, quality, words }) => {
  const text = makePage(words)
  expect(await qualityOf(text, file)).toBe(quality)
})

test('what only our server reads gets no copies', async () => {
  const file = await compress(makePage(400), '_live/data.json')
  expect(await readdir(dirname(file))).toEqual(['data.json'])
})
