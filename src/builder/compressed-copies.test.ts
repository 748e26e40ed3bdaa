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

test.each([400, 4000, 12_000])(
  'a page of %d words is compressed like every other',
  async (words) => {
    expect(await qualityOf(makePage(words))).toBe(10)
  },
)

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
