import { cp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keptPagesFolder } from '#build/kept-pages.ts'
import { minute } from '#dates/durations.ts'
import { isWordsFile } from '#words/read-pages.ts'
import { isLong, repeats } from '../support/repeats.ts'
import { buildCopy, copySite } from '../support/site-copy.ts'

/** In seconds; before the test began, and of the same day. */
const before = Math.floor(Date.now() / 1000) - 600

let folder: string

beforeAll(async () => {
  folder = await copySite()
  await cp(keptPagesFolder, join(folder, keptPagesFolder), { recursive: true })
})
afterAll(() => rm(folder, { recursive: true }))

async function filesBelow(place: string) {
  const entries = await readdir(join(folder, place), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
}

const wordsFiles = async () => (await filesBelow('content')).filter(isWordsFile)

/** Other words in the large heading, the description, the summary and the page itself. */
async function changeWords(file: string, round: number) {
  const words = await readFile(join(folder, file), 'utf8')
  const changed = words.replace(/^((?:heading|description|summary): ["']?)\w/gm, `$1${round % 10}`)
  await writeFile(join(folder, file), `${changed}\nChanged for the time ${round}.\n`)
}

/** Every file of the built site. The day until which a report of security holds is of the second. */
async function builtFiles() {
  const files = (await filesBelow('dist')).filter((file) => !file.includes('security.txt'))
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'latin1')))
  return new Map(files.map((file, place) => [file, texts[place]]))
}

/** Names of files that only one build has, or that it has otherwise. */
const differing = (one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>) =>
  [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file))

/** The kept pages, of which those that the next build draws will be younger. */
async function makeOld() {
  const files = await filesBelow(keptPagesFolder)
  for (const file of files) await utimes(join(folder, file), before, before)
}

async function countTaken() {
  const files = await filesBelow(keptPagesFolder)
  const times = await Promise.all(files.map((file) => stat(join(folder, file))))
  return times.filter(({ mtimeMs }) => mtimeMs === before * 1000).length
}

type Chosen = (file: string, place: number) => boolean

const some: Chosen = (_, place) => place % 16 === 5

/**
 * Half of the files, told by one digit of their place, and then the other half: with all digits every
 * two files were once a changed one and one that stayed.
 */
const halves = Array.from({ length: 8 }, (_, digit): Chosen[] => [
  (_, place) => ((place >> digit) & 1) === 0,
  (_, place) => ((place >> digit) & 1) === 1,
]).flat()

// Two builds beside all other tests.
const timeout = repeats(5, 60) * minute

test('a build that takes pages from the last one gives what a first build gives', {
  timeout,
}, async () => {
  for (const [round, isChosen] of (isLong ? halves : [some]).entries()) {
    for (const file of (await wordsFiles()).filter(isChosen)) await changeWords(file, round)
    await makeOld()

    await buildCopy(folder)
    expect(await countTaken(), 'pages of today: npm run build draws them').toBeGreaterThan(20)
    const withKept = await builtFiles()
    await rm(join(folder, keptPagesFolder), { recursive: true })
    await buildCopy(folder)
    expect(differing(await builtFiles(), withKept)).toEqual([])
  }
})
